import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Requests the scripts of the page after its first paint, so that they do not compete with the style sheet, the fonts and
 * the first pictures. A page in the background does not paint and requests them at once. The load event is for browsers
 * that do not report paints. The list of scripts is in the router's data; it is removed there, so that hydration does not
 * render the links again.
 */
const afterFirstPaint = `{let m=$_TSR.router.manifest.routes,go=()=>{for(let r of Object.values(m)){for(let href of r.preloads||[])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));for(let s of r.scripts||[])import(s.attrs.src);delete r.preloads;delete r.scripts}};document.hidden?go():(new PerformanceObserver(go).observe({type:'paint',buffered:!0}),addEventListener('load',()=>setTimeout(go,500)))}`

/**
 * Inline script after the router's data, which starts the application. The client bundle omits the script, because it has
 * already run. In development the framework starts the application.
 */
export const startScript = createIsomorphicFn()
  .server(() => (import.meta.env.PROD ? afterFirstPaint : ''))
  .client(() => '')

/** Removes the scripts of a page from its HTML; `startScript` requests them. The scripts remain listed in the router's data. */
export function withoutScripts(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  if (!manifest || !import.meta.env.PROD) return
  const routes = Object.entries(manifest.routes).map(([id, { css }]) => [id, css ? { css } : {}])
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } }
}
