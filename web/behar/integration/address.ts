import type { Locale } from '#shared/base/locale.ts'
import { api } from '../../app/calls/api.ts'
import { noAnswer } from './send.ts'

/**
 * The base URL of the integration's calls, such as `https://behar.example/api/`, which our API returns. It is cached while the page is open; after a
 * failure it is requested again. Throws the refusal of our API, or `unavailable` if there is no integration.
 */
export function integrationAddress(locale: Locale): Promise<string> {
  address ??= findAddress(locale).catch((error: unknown) => {
    address = undefined
    throw error
  })
  return address
}

let address: Promise<string> | undefined

async function findAddress(locale: Locale): Promise<string> {
  const { behar_url } = await api('GET main/integration', {}, { locale })
  if (!behar_url || !/^https?:\/\//.test(behar_url)) throw noAnswer(502, locale)
  return `${behar_url.replace(/\/+$/, '')}/api/`
}
