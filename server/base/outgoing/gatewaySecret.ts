import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { readOrCreateSecret } from './secretFile.ts'

/** The key that signs the gateway's callbacks: the configured one, or one that is created and stored in DATA_DIR. */
export async function openGatewaySecret(
  config: Pick<Config, 'DATA_DIR' | 'GATEWAY_SECRET'>,
): Promise<string> {
  const { DATA_DIR, GATEWAY_SECRET } = config
  return GATEWAY_SECRET ?? readOrCreateSecret(DATA_DIR, 'gateway-secret')
}

/** Whether `sha256=<hex>` is the HMAC of this text; compared in constant time. */
export function isSigned(text: string, signature: string, secret: string): boolean {
  const sent = Buffer.from(/^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1] ?? '', 'hex')
  const expected = createHmac('sha256', secret).update(text).digest()
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}
