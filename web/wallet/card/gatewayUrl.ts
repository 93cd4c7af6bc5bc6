/**
 * The address of the payment page; undefined if there is none, or its scheme is not HTTP. A page of this site keeps the
 * language of a visit with `?lang=`; a gateway returns to an address with the language (contract 9, card gateway).
 */
export function gatewayUrl(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const target = new URL(address, window.location.href)
  const lang = new URLSearchParams(window.location.search).get('lang')
  if (lang && target.origin === window.location.origin) target.searchParams.set('lang', lang)
  return target.protocol === 'https:' || target.protocol === 'http:' ? target.href : undefined
}
