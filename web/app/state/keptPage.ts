/**
 * Asks the service worker to store this page with all the code that it has loaded, so that it opens again without a network
 * (web/worker/serviceWorker.ts). The stored document has no data of the user: the page loads them in the browser.
 */
export function keepPageOnDevice(): void {
  if (!('serviceWorker' in navigator)) return
  // Dialogs load on demand, which fails without a network.
  void import('../../ui/overlay/SheetDialog.tsx').then(sendAssets, () => undefined)
}

function sendAssets(): void {
  const assets = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
  void navigator.serviceWorker.ready
    .then(({ active }) =>
      active?.postMessage({ keep: { page: location.pathname, assets: [...new Set(assets)] } }),
    )
    .catch(() => undefined)
}
