import { afterEach, describe, expect, it } from 'vitest'
import { type ExternalAnswer, json, openExternal, openFlood } from '#demo/testing/fixtures/external.ts'
import { type GatewayConfig, openGateway } from './gateway.ts'

/** A local gateway that gives the answers of a test and records its requests. */
let standIn: Awaited<ReturnType<typeof openExternal>> | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

const none: GatewayConfig = {
  SANDBOX: false,
  GATEWAY_URL: undefined,
  GATEWAY_KEY: undefined,
  PUBLIC_URL: undefined,
}
const payment = { chargeId: 7, amount: 15_050, description: 'SMK-7K3M4Q', locale: 'en' } as const

async function gatewayThat(answer: ExternalAnswer, config: Partial<GatewayConfig> = {}, longestMs?: number) {
  standIn = await openExternal(answer)
  const gateway = openGateway({ ...none, GATEWAY_URL: `${standIn.url}/v1`, ...config }, longestMs)
  if (!gateway) throw new Error('no gateway is configured')
  return { gateway, requests: standIn.requests }
}

const invoice = { id: 'inv-1', status: 'initiated', url: 'https://gateway.example/invoices/inv-1' }

describe('Gateway.open', () => {
  it('creates an invoice in halalas with the charge id, authorization and return addresses', async () => {
    const { gateway, requests } = await gatewayThat(json(201, invoice), {
      GATEWAY_KEY: 'sk_test_1',
      PUBLIC_URL: 'https://samak.example',
    })
    expect(gateway.sandbox).toBe(false)
    expect(await gateway.open(payment)).toEqual({ id: 'inv-1', url: invoice.url })
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/invoices',
      headers: { authorization: `Basic ${Buffer.from('sk_test_1:').toString('base64')}` },
    })
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      amount: 15_050,
      currency: 'SAR',
      description: 'SMK-7K3M4Q',
      metadata: { charge_id: 7 },
      callback_url: 'https://samak.example/api/payments/callback',
      success_url: 'https://samak.example/profile/wallet/card/7?lang=en',
      back_url: 'https://samak.example/profile/wallet/card/7?lang=en',
    })
  })

  it('returns the address of our own payment page in a sandbox', async () => {
    const own = openGateway({ ...none, SANDBOX: true })
    expect(own?.sandbox).toBe(true)
    expect(await own?.open(payment)).toEqual({ id: null, url: '/profile/wallet/card/7' })
    const named = openGateway({ ...none, SANDBOX: true, PUBLIC_URL: 'https://samak.example/' })
    expect((await named?.open(payment))?.url).toBe('https://samak.example/profile/wallet/card/7')
    expect(openGateway(none)).toBeUndefined()
  })
})

describe('Gateway.look', () => {
  it.each([
    ['initiated', 'pending'],
    ['failed', 'pending'],
    ['paid', 'paid'],
    ['canceled', 'failed'],
    ['expired', 'failed'],
  ])('maps the invoice status %s to the charge status %s', async (said, status) => {
    const { gateway, requests } = await gatewayThat(
      json(200, { ...invoice, status: said, amount: 15_050, currency: 'SAR' }),
    )
    expect(await gateway.look('inv/1')).toEqual({ status, amount: 15_050 })
    expect(requests).toMatchObject([{ method: 'GET', url: '/v1/invoices/inv%2F1' }])
  })

  it.each([
    {},
    null,
    { status: 'paid', amount: '15050', currency: 'SAR' },
    { status: 'paid', amount: 15_050, currency: 'USD' },
    { status: 'paid', amount: 150.5, currency: 'SAR' },
  ])('throws for the answer %j', async (answer) => {
    const { gateway } = await gatewayThat(json(200, answer))
    await expect(gateway.look('inv-1')).rejects.toThrow(/without a payment/)
  })

  it('returns undefined in a sandbox', async () => {
    expect(await openGateway({ ...none, SANDBOX: true })?.look('x')).toBeUndefined()
  })
})

describe('Gateway.open', () => {
  const failure = async (answer: ExternalAnswer, longestMs?: number) => {
    const { gateway } = await gatewayThat(answer, { GATEWAY_KEY: 'sk_test_1' }, longestMs)
    const error: unknown = await gateway.open(payment).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain('sk_test_1')
    return String(error)
  }

  it('times out when the gateway hangs before or during its answer', async () => {
    expect(await failure(() => undefined, 200)).toMatch(/Timeout/)
    await standIn?.close()
    expect(await failure((response) => void response.writeHead(200).write('{"id":'), 200)).toMatch(/Timeout/)
  })

  it('throws when the gateway answers 500 or is unreachable', async () => {
    expect(await failure(json(500, invoice))).toMatch(/500/)
    const { gateway } = await gatewayThat(json(201, invoice))
    await standIn?.close()
    await expect(gateway.open(payment)).rejects.toThrow()
  })

  it('does not follow redirects', async () => {
    expect(
      await failure((response, request) => {
        response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end()
      }),
    ).toMatch(/307/)
    expect(standIn?.requests.map(({ url }) => url)).toEqual(['/v1/invoices'])
  })

  it('stops reading an answer of 100 MB early and disconnects', async () => {
    const flood = openFlood(' ')
    await failure(flood.answer)
    await flood.left
    expect(flood.sentBytes()).toBeLessThan(50 * 1024 * 1024)
  })

  it.each([
    null,
    [],
    'text',
    {},
    { id: 'inv-1' },
    { url: invoice.url },
    { id: {}, url: invoice.url },
    { id: 'inv-1', url: 'javascript:alert(1)' },
    { id: 'inv-1', url: '/relative' },
    { id: 'x'.repeat(500), url: invoice.url },
    { id: 'inv-1', url: `https://gateway.example/${'x'.repeat(3_000)}` },
  ])('throws for the answer %j', async (answer) => {
    expect(await failure(json(201, answer))).toMatch(/without a payment/)
  })

  it('throws for an answer that is not JSON', async () => {
    expect(await failure((response) => void response.writeHead(200).end('<html>'))).toMatch(
      /does not answer with JSON/,
    )
  })
})
