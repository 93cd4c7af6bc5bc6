import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { loadConfig } from '#platform/config.ts'
import type { PageServer } from '../base/pages/pages.ts'
import { beharAddress } from './handlers.ts'

const pages: PageServer = {
  entry: async () => ({
    fetch: async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    knownQuery: [],
    offline: () => '<html></html>',
    late: () => '<html></html>',
    busy: () => '<html></html>',
  }),
  // No browser comes for files here.
  files: { folder: fileURLToPath(new URL('./', import.meta.url)) },
  close: async () => undefined,
}

/** What the browser is told, and where the policy of its pages lets it call. */
async function toldBy(env: Record<string, string>) {
  const market = await openTestMarket({ template: 'empty', env, pages })
  const { data } = await ask<{ behar_url: string | null }>(market, 'GET main/integration')
  const policy = (await fetch(`${market.url}/about-us`)).headers.get('content-security-policy') ?? ''
  await market.close()
  return { url: data.behar_url, calls: /connect-src ([^;]*)/.exec(policy)?.[1] }
}

describe('where the integration is', () => {
  it('is told to browsers, whose pages may call there and nowhere else', async () => {
    const url = 'https://behar.example:8443/market'
    expect(await toldBy({ BEHAR_PUBLIC_URL: `${url}/` })).toEqual({
      url,
      calls: "'self' https://behar.example:8443",
    })
    expect(await toldBy({ BEHAR_PORT: '3107' })).toEqual({
      url: 'http://localhost:3107',
      calls: "'self' http://localhost:3107",
    })
  })

  it('is nowhere, and no page may call it, where it took a port that only it knows', async () => {
    expect(await toldBy({ BEHAR_PORT: '0' })).toEqual({ url: null, calls: "'self'" })
  })

  it('is on this machine under the name that its pages have, unless it listens on one address alone', () => {
    const at = (HOST: string) => beharAddress(loadConfig({ HOST }))
    expect(['127.0.0.1', '0.0.0.0', '::'].map(at)).toEqual(Array(3).fill('http://localhost:3001'))
    expect(at('192.0.2.7')).toBe('http://192.0.2.7:3001')
    expect(at('2001:db8::1')).toBe('http://[2001:db8::1]:3001')
  })
})
