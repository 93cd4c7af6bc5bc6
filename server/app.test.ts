import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { longTest } from '#demo/testing/fixtures/longTest.ts'
import { type Gate, openGate } from '#demo/testing/gate.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import { loadConfig } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from './app.ts'

let clone: TestDatabase
let gate: Gate
let db: Database
let app: FastifyInstance
let url: string

beforeAll(async () => {
  clone = await cloneDatabase('demo')
  gate = await openGate(clone.url, { cut: true })
  const log = openLog({ level: 'silent' })
  db = openDatabase(gate.url, { log })
  const config = loadConfig({ DATA_DIR: clone.dataDir, RATE_LIMITS: 'off' })
  app = await createApp({ config, db, log, checkAnswers: true })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await db.close()
  await gate.close()
  await clone.drop()
})

const statusOf = async (path: string) => (await fetch(url + path)).status

describe('an API server without its database', () => {
  it('starts and reports that it is not ready', async () => {
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
    const answer = await fetch(`${url}/api/products/local`, { headers: { 'accept-language': 'en' } })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: 'The service is unavailable, please try again in a moment',
    })
  })

  it('serves requests once the database is reachable', async () => {
    await gate.mend()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    expect(await statusOf('/api/main')).toBe(200)
  })

  longTest?.(
    'answers unavailable within 10 s while the database hangs, and recovers within 5 s',
    async () => {
      const { token } = await signInAs(db, 'local_buyer')
      // No cache contains answers for the page numbers from here on.
      let page = 50
      const paths = ['/readyz', '/api/products/local', '/api/profile', '/api/wallet', '/api/notifications']
      const ask = async (path: string) => {
        const from = performance.now()
        const answer = await fetch(`${url}${path}?page=${++page}`, {
          headers: path.includes('local') ? {} : bearer(token),
        })
        await answer.text()
        return {
          path,
          status: answer.status,
          retry: answer.headers.get('retry-after'),
          tookMs: performance.now() - from,
        }
      }
      for (const path of paths) expect(await ask(path)).toMatchObject({ status: 200 })
      gate.freeze()
      const answers = await Promise.all([...paths, ...paths, ...paths].map(ask))
      for (const answer of answers) expect(answer).toMatchObject({ status: 503, retry: '2' })
      expect(Math.max(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(10_000)
      gate.thaw()
      const statuses = () => Promise.all(paths.map(async (path) => (await ask(path)).status))
      await expect.poll(statuses, { timeout: 5_000 }).toEqual(paths.map(() => 200))
    },
    30_000,
  )

  it('recovers by itself after the connection was lost during many concurrent reads', async () => {
    for (let round = 0; round < 3; round++) {
      const reads = Array.from({ length: 40 }, (_, page) =>
        statusOf(`/api/products/local?page=${page + 1}&limit=2`),
      )
      await gate.cut()
      for (const status of await Promise.all(reads)) expect([200, 503]).toContain(status)
      expect(await statusOf(`/api/products/local?page=${100 + round}`)).toBe(503)
      expect(await statusOf('/healthz')).toBe(200)
      await gate.mend()
      await expect.poll(() => statusOf(`/api/products/local?page=${200 + round}`)).toBe(200)
    }
  })
})

describe('the API server', () => {
  it('documents the authentication and the response statuses of calls in /api/openapi.json', async () => {
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, Record<string, { security: unknown[]; responses: Record<string, unknown> }>>
    }
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/api/main']?.get?.security).toEqual([])
    expect(Object.keys(document.paths['/api/products/show/{id}']?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '404', '503']),
    )
  })

  it('serves the script of its documentation page from its own origin', async () => {
    const page = await fetch(`${url}/api/docs/`)
    expect(page.status).toBe(200)
    const script = /src="([^"]+)"/.exec(await page.text())?.[1]
    expect(script).not.toMatch(/^https?:/)
    const answer = await fetch(new URL(String(script), `${url}/api/docs/`))
    expect([answer.status, Number(answer.headers.get('content-length')) > 100_000]).toEqual([200, true])
  })

  it('serves metrics on loopback but not through a proxy', async () => {
    const here = await fetch(`${url}/metrics`)
    expect(await here.text()).toContain('http_request_duration_seconds_count')
    expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '10.1.1.1' } })).status).toBe(404)
  })

  it.each([
    '/uploads/receipts/a-640.webp',
    '/uploads/products/..%2f..%2fpostgres%2fPG_VERSION',
    '/uploads/products/%2e%2e/%2e%2e/package.json',
    '/uploads/../package.json',
    '/uploads/products/.env',
    '/uploads//etc/passwd',
  ])('answers not_found for %s', async (path) => {
    // fetch would normalize the dots; inject sends the path as it is.
    const answer = await app.inject({ url: path })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toHaveProperty('code', 'not_found')
  })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
