/**
 * The address of the payment page; undefined if there is none, or if its scheme is not HTTP. A payment page
 * of this site gets the `?lang=` of the present page. A gateway returns the user to an address that already
 * names the language (contract 9, card gateway).
 */
export function gatewayUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const target = new URL(address, window.location.href)
  const lang = new URLSearchParams(window.location.search).get('lang')
  if (lang && target.origin === window.location.origin) target.searchParams.set('lang', lang)
  return target.protocol === 'https:' || target.protocol === 'http:' ? target.href : undefined
}
