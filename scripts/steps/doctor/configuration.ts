import type { Config } from '#platform/config.ts'
import { checkExposure, isLoopback } from '#platform/limits/exposure.ts'
import { type Finding, good, note, wrong } from './findings.ts'

/** Examines whether the variables fit together: exposure, network and services. */
export function examineConfiguration(config: Config): Finding[] {
  return [...exposure(config), ...network(config), ...services(config)]
}

/** Whether people on other machines can reach this market. */
export function isPublic({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>): boolean {
  return !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))
}

function exposure(config: Config): Finding[] {
  try {
    checkExposure(config)
  } catch (error) {
    return [wrong((error as Error).message.replace(/\.$/, ''), 'The market does not start like this.')]
  }
  if (!isPublic(config)) return [good('The market is reached from this machine only')]
  const found: Finding[] = []
  if (config.DEMO)
    found.push(
      wrong('DEMO is on at a public address: the password of its administrator is published', 'Set DEMO=0.'),
    )
  if (config.SANDBOX)
    found.push(wrong('SANDBOX is on at a public address: payments are not real', 'Set SANDBOX=0.'))
  if (!config.RATE_LIMITS)
    found.push(
      wrong('RATE_LIMITS is off: passwords can be guessed', 'Remove RATE_LIMITS from the environment.'),
    )
  return found.length > 0 ? found : [good('DEMO and SANDBOX are off, and rate limits are on')]
}

function network(config: Config): Finding[] {
  const { PUBLIC_URL, BEHAR_PUBLIC_URL, MEDIA_URL, TRUST_PROXY, HOST } = config
  if (PUBLIC_URL === undefined || !isPublic(config)) return []
  const plain = [PUBLIC_URL, BEHAR_PUBLIC_URL, MEDIA_URL].filter((url) => url?.startsWith('http://'))
  const found = plain.map((url) =>
    wrong(
      `${url} is not encrypted: passwords and tokens can be read on the way`,
      'Put TLS in front and use https.',
    ),
  )
  if (new URL(PUBLIC_URL).pathname !== '/')
    found.push(wrong(`PUBLIC_URL ${PUBLIC_URL} has a path`, 'Use the address of the host alone.'))
  if (PUBLIC_URL.startsWith('https:') && TRUST_PROXY === false)
    found.push(
      wrong(
        'PUBLIC_URL is https, so a proxy ends TLS, but TRUST_PROXY is off: everybody shares the limits of the proxy’s address',
        'Set TRUST_PROXY to the number or the addresses of the proxies.',
      ),
    )
  if (TRUST_PROXY !== false && !isLoopback(HOST) && !Array.isArray(TRUST_PROXY))
    found.push(
      note(
        `TRUST_PROXY trusts ${TRUST_PROXY} proxies of any address, and HOST ${HOST} is reachable`,
        'Let a firewall admit the proxy only, or name the addresses of the proxies.',
      ),
    )
  return found.length > 0 ? found : [good(`PUBLIC_URL ${PUBLIC_URL} and TRUST_PROXY fit together`)]
}

function services({
  SANDBOX,
  SMS_TOKEN,
  SMTP_URL,
  GATEWAY_URL,
  BANK_IBAN,
  METRICS_TOKEN,
  ...config
}: Config): Finding[] {
  const missing = SANDBOX ? note : wrong
  const instead = SANDBOX ? 'The sandbox replaces it; configure it before the market opens.' : ''
  const found: Finding[] = [
    SMS_TOKEN
      ? good('SMS is configured')
      : missing(
          'SMS is not configured: nobody can verify a mobile or reset a password',
          instead || 'Set SMS_PROVIDER, SMS_TOKEN and SMS_SENDER.',
        ),
    SMTP_URL
      ? good('E-mail is configured')
      : note(
          'E-mail is not configured: messages of the contact form are stored only',
          instead || 'Set SMTP_URL and SMTP_FROM.',
        ),
  ]
  if (!GATEWAY_URL && !BANK_IBAN)
    found.push(
      missing(
        'Neither cards nor bank transfers are configured: wallets cannot be charged',
        instead || 'Set GATEWAY_URL and GATEWAY_KEY, or the BANK_ variables.',
      ),
    )
  if (!METRICS_TOKEN && isPublic(config))
    found.push(
      note(
        'METRICS_TOKEN is not set: metrics are answered on this machine only',
        'Set it if Prometheus runs elsewhere.',
      ),
    )
  return found
}
