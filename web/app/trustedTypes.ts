import { serviceWorkerPath } from '#shared/base/paths.ts'

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { readonly [sink in 'createHTML' | 'createScriptURL']: (text: string) => string | null },
  ): unknown
}
/**
 * The only policy that the Content-Security-Policy allows. It accepts three values: the constant with which React creates a
 * script element, the empty string with which React clears an element, and the service worker's address.
 */
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
  createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
})
