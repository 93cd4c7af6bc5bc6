import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { checkExposure } from './exposure.ts'

const check = (env: Record<string, string>) => () => checkExposure(loadConfig(env))
const urls = { PUBLIC_URL: 'https://samak.example', BEHAR_PUBLIC_URL: 'https://behar.example' }

describe('checkExposure', () => {
  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://[::1]:80' },
  ])('accepts a service on loopback: %j', (env) => expect(check(env)).not.toThrow())

  it.each(['0.0.0.0', '::', '192.0.2.7', 'samak.example'])(
    'requires PUBLIC_URL and BEHAR_PUBLIC_URL if HOST is %s',
    (HOST) => {
      expect(check({ HOST, DEMO: '0' })).toThrow(
        `PUBLIC_URL must be set, because HOST (${HOST}) is beyond loopback.`,
      )
      expect(check({ HOST, DEMO: '0', PUBLIC_URL: urls.PUBLIC_URL })).toThrow(
        `BEHAR_PUBLIC_URL must be set, because HOST (${HOST}) is beyond loopback.`,
      )
      expect(check({ HOST, DEMO: '0', ...urls })).not.toThrow()
      expect(check({ HOST, DEMO: '0', PUBLIC_URL: urls.PUBLIC_URL, BEHAR_PORT: '0' })).not.toThrow()
    },
  )

  it.each([
    [{ HOST: '0.0.0.0', ...urls }, 'HOST 0.0.0.0'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000', BEHAR_PORT: '0' }, 'HOST 0.0.0.0'],
    [{ PUBLIC_URL: 'https://samak.example' }, 'https://samak.example'],
    [{ BEHAR_PUBLIC_URL: 'http://192.0.2.7:3001' }, 'http://192.0.2.7:3001'],
  ])('refuses a public demo market without DEMO_PUBLIC: %j', (env, by) => {
    expect(check(env)).toThrow(
      `and ${by} opens it to others. Set DEMO=0, or DEMO_PUBLIC=1 if that is wanted.`,
    )
    expect(check({ ...env, DEMO_PUBLIC: '1' })).not.toThrow()
    expect(check({ ...env, ...urls, DEMO: '0' })).not.toThrow()
  })
})
