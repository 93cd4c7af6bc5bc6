import type { Locale } from '#shared/base/locale.ts'

/**
 * Stores the chosen language and reloads the page in this language (specification, section 2, Header). Removes `?lang=`
 * from the address, because it overrides the choice. Call it only if the language differs from the current one.
 */
export function chooseLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = `locale=${locale}; path=/; max-age=31536000; SameSite=Lax`
  try {
    localStorage.setItem('locale', locale)
  } catch {
    // Storage may be blocked, but the cookie has the choice.
  }
  const address = new URL(window.location.href)
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang')
    window.location.replace(address)
  } else {
    window.location.reload()
  }
}
