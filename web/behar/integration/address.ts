import type { Locale } from '#shared/base/locale.ts'
import { api } from '../../app/calls/api.ts'
import { silence } from './send.ts'

/**
 * Where the integration's calls are, `https://behar.example/api/`: as our own API names it, once as long as the page is open, asked
 * anew after a failure. Refuses with what the API refuses, and as unavailable where there is no integration.
 */
export function integrationAddress(locale: Locale): Promise<string> {
  asked ??= findAddress(locale).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

let asked: Promise<string> | undefined

async function findAddress(locale: Locale): Promise<string> {
  const { behar_url } = await api('GET main/integration', {}, { locale })
  if (!behar_url || !/^https?:\/\//.test(behar_url)) throw silence(502, locale)
  return `${behar_url.replace(/\/+$/, '')}/api/`
}
