import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

describe('loadConfig', () => {
  test('returns the defaults of a demo market on loopback for an empty environment', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './var',
      DEMO: true,
      DEMO_PUBLIC: false,
      DEMO_AWAKE: true,
      LOG_LEVEL: 'info',
    })
    expect(config).toMatchObject({
      SANDBOX: true,
      VERIFY_MOBILE: false,
      RATE_LIMITS: true,
      TRUST_PROXY: false,
    })
    expect(config).toMatchObject({ HOLD_S: 86_400, ORDER_STEP_S: 259_200, ORDER_DONE_S: 604_800 })
  })

  test('turns the sandbox off and mobile verification on if DEMO is off', () => {
    expect(loadConfig({ DEMO: '0' })).toMatchObject({
      DEMO: false,
      DEMO_AWAKE: false,
      SANDBOX: false,
      VERIFY_MOBILE: true,
    })
    expect(loadConfig({ DEMO: '0', SANDBOX: 'on', VERIFY_MOBILE: 'off' })).toMatchObject({
      SANDBOX: true,
      VERIFY_MOBILE: false,
    })
  })

  test('treats an empty value as absent and ignores unknown variables', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '', NOT_OURS: 'x' })).toEqual(loadConfig({}))
  })

  test('reads TRUST_PROXY as a number of proxies or as their addresses', () => {
    const trusted = (TRUST_PROXY: string) => loadConfig({ TRUST_PROXY }).TRUST_PROXY
    expect([trusted('off'), trusted('on'), trusted('0'), trusted('2')]).toEqual([false, 1, false, 2])
    expect(trusted('10.0.0.1, 10.0.0.0/8,2001:db8::/32')).toEqual(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number, not "abc"'],
    [{ PORT: '70000' }, 'PORT: must be from 0 to 65535'],
    [{ DEMO: 'maybe' }, 'DEMO: must be 1 or 0 (on or off), not "maybe"'],
    [
      { TRUST_PROXY: 'everyone' },
      'TRUST_PROXY: must be off, on, a number of proxies or their addresses, not "everyone"',
    ],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY: must be off, on, a number of proxies or their addresses, not "10.0.0.0/33"',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent'],
    [{ HOLD_S: '5' }, 'HOLD_S: must not be below RETURN_S (86400 s), but is 5 s'],
    [{ RETURN_S: '90000' }, 'HOLD_S: must not be below RETURN_S (90000 s), but is 86400 s'],
    [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER: must be unifonic or taqnyat'],
    [{ SMS_TOKEN: 'key' }, 'SMS_SENDER: must be set where SMS_TOKEN is'],
    [{ SMS_URL: 'http://127.0.0.1:9' }, 'SMS_TOKEN: must be set where SMS_URL is'],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, 'SMTP_FROM: must be set where SMTP_URL is'],
    [{ S3_BUCKET: 'media' }, 'S3_ACCESS_KEY_ID: must be set where S3_BUCKET is'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET: must be set where S3_ENDPOINT is'],
    [{ DATABASE_READ_URL: 'postgres://db/market' }, 'DATABASE_URL: must be set where DATABASE_READ_URL is'],
    [{ BANK_IBAN: 'SA0380000000608010167519' }, 'BANK_NAME: must be set where BANK_IBAN is'],
    [{ BANK_NAME: 'X' }, 'BANK_ACCOUNT_HOLDER: must be set where BANK_NAME is'],
    [{ BANK_IBAN: 'SA0380000000608010167518' }, 'BANK_IBAN: must be a Saudi IBAN of 24 characters'],
    [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET: must have at least 16 characters'],
  ])('refuses %j and names the variable', (env, line) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(line))
  })

  test('does not repeat a value that may hold a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://samak:s3cret@db/market' })).toThrow(
      new ConfigError('DATABASE_URL: must be a URL that starts with postgres:// or postgresql://'),
    )
  })

  test('reads the variables and has the defaults that .env.example lists', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    const listed = [...example.matchAll(/^#? ?([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    const config = loadConfig({})
    expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(config).sort())
    expect(loadConfig(Object.fromEntries(listed))).toEqual(config)
  })
})
