import { serviceWorkerPath } from '#shared/base/paths.ts'

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { readonly [sink in 'createHTML' | 'createScriptURL']: (text: string) => string | null },
  ): unknown
}
/**
 * The only policy that the page's Content-Security-Policy allows. It passes what this site needs and nothing else: the
 * constant by which React makes a script element, an element that React empties, and the service worker's address.
 */
;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
  createScriptURL: (url) => (url === serviceWorkerPath ? url : null),
})
