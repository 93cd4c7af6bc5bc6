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
  // This test requests no files, so the content of the folder does not matter.
  files: { folder: fileURLToPath(new URL('./', import.meta.url)) },
  close: async () => undefined,
}

/** Returns the address that browsers receive, and the origins that the content security policy allows. */
async function integrationOf(env: Record<string, string>) {
  const market = await openTestMarket({ template: 'empty', env, pages })
  const { data } = await ask<{ behar_url: string | null }>(market, 'GET main/integration')
  const policy = (await fetch(`${market.url}/about-us`)).headers.get('content-security-policy') ?? ''
  await market.close()
  return { url: data.behar_url, calls: /connect-src ([^;]*)/.exec(policy)?.[1] }
}

describe('the address of the integration', () => {
  it('is sent to browsers and is the only other origin that the policy allows', async () => {
    const url = 'https://behar.example:8443/market'
    expect(await integrationOf({ BEHAR_PUBLIC_URL: `${url}/` })).toEqual({
      url,
      calls: "'self' https://behar.example:8443",
    })
    expect(await integrationOf({ BEHAR_PORT: '3107' })).toEqual({
      url: 'http://localhost:3107',
      calls: "'self' http://localhost:3107",
    })
  })

  it('is null and not in the policy when the integration uses a random port', async () => {
    expect(await integrationOf({ BEHAR_PORT: '0' })).toEqual({ url: null, calls: "'self'" })
  })

  it('has the host localhost unless the integration listens only on another address', () => {
    const at = (HOST: string) => beharAddress(loadConfig({ HOST }))
    expect(['127.0.0.1', '0.0.0.0', '::'].map(at)).toEqual(Array(3).fill('http://localhost:3001'))
    expect(at('192.0.2.7')).toBe('http://192.0.2.7:3001')
    expect(at('2001:db8::1')).toBe('http://[2001:db8::1]:3001')
  })
})
