import { useRouterState } from '@tanstack/react-router'

/**
 * Returns addresses of this site with the `?lang=` of the current page, for plain links. The router adds it to its own
 * links (web/app/Root.tsx).
 */
export function useVisitAddress(): (address: string) => string {
  const lang = useRouterState({ select: ({ location }) => (location.search as { lang?: string }).lang })
  return (address) => visitAddress(address, lang)
}

/** Adds `?lang=` to an address of this site that has none; returns any other address unchanged. */
export function visitAddress(address: string, lang: string | undefined): string {
  if (!lang || !/^\/(?!\/)/.test(address) || /[?&]lang=/.test(address)) return address
  const [page = '', fragment] = address.split('#')
  const joined = `${page}${page.includes('?') ? '&' : '?'}lang=${lang}`
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
