import type { Locale } from '#shared/base/locale.ts'

/**
 * Stores the chosen language and reloads the page in this language (specification, section 2, Header). Removes `?lang=`
 * from the address and from its return address, because it overrides the choice. The history entry stays the same, so
 * that the router restores the scroll position. Call it only if the language differs from the current one.
 */
export function chooseLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = `locale=${locale}; path=/; max-age=31536000; SameSite=Lax`
  try {
    localStorage.setItem('locale', locale)
  } catch {
    // Storage may be blocked, but the cookie has the choice.
  }
  const address = withoutLanguage(new URL(window.location.href))
  const back = address.searchParams.get('redirect')
  if (back?.startsWith('/')) {
    const { pathname, search, hash } = withoutLanguage(new URL(back, address))
    address.searchParams.set('redirect', pathname + search + hash)
  }
  // The prototype's method is used, because the router replaces the method of the object and would load the address itself.
  if (address.href !== window.location.href)
    History.prototype.replaceState.call(window.history, window.history.state, '', address)
  window.location.reload()
}

function withoutLanguage(address: URL): URL {
  if (address.searchParams.has('lang')) address.searchParams.delete('lang')
  return address
}
