import { useMatches, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Info } from '#shared/home/contract.ts'
import { useText } from '../app/texts/text.ts'
import { Late } from '../ui/Late.tsx'
import { BottomBar } from './header/BottomBar.tsx'
import { Header } from './header/Header.tsx'
import { noteId } from './header/places.ts'
import { shellText } from './messages.ts'
/** Header, page, footer, phone bar and back-to-top button (specification, section 1, Layout). */
export function Shell({
  info,
  live,
  children,
}: {
  readonly info: Info
  /** True while an auction is open. */
  readonly live: boolean
  readonly children: ReactNode
}) {
  const t = useText(shellText)
  const main = useFocusOnNavigation()
  const footer = useMatches({ select: (matches) => footerOf(matches.at(-1)?.fullPath ?? '') })
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare })
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <div
      data-footer={footer}
      className="flex min-h-dvh flex-col pb-16 max-md:has-[[data-dock=above]]:pb-40 max-md:has-[[data-dock=true]]:pb-24 md:pb-0"
    >
      <a
        href="#main"
        className="fixed inset-s-4 -top-20 z-60 rounded-control bg-card px-4 py-2 text-primary focus:top-4 focus:shadow-popover"
      >
        {t.skip}
      </a>
      {bare || <Header name={info.name} demo={info.demo} live={live} />}
      <Progress />
      <div id={noteId} />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {bare || (
        <Late
          name="footer"
          fallback={<div className="h-120 bg-ink phone-footer:hidden short-footer:max-md:hidden" />}
        >
          <Footer info={info} short={footer === 'phone'} />
        </Late>
      )}
      {bare || <BottomBar />}
      {hydrated && (
        <Suspense fallback={null}>
          <Afterwards />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Returns `short` where the footer is short: on the pages of sign-in, the account, the cart and confirmations. Returns
 * `phone` where it is short on phones only: on lists and details, where bars and docks cover the end of the page.
 */
function footerOf(path: string): 'short' | 'phone' | undefined {
  if (/^\/(auth|cart|profile)\b|\/confirmation$/.test(path)) return 'short'
  return /^\/(\w+-market|special-products|auctions|requests|search|news)\b/.test(path) ? 'phone' : undefined
}

/** If the chunk does not load, the server's HTML stays. */
const Footer = lazy(() =>
  import('./footer/Footer.tsx').then(
    (module) => ({ default: module.Footer }),
    () => new Promise<never>(() => undefined),
  ),
)

/** Renders nothing if the chunk does not load, so that the page continues to work. */
const Afterwards = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./Afterwards.tsx').then(
      (module) => ({ default: module.Afterwards }),
      () => ({ default: () => null }),
    ),
)

/** A thin line below the header while a page loads. CSS delays the line, so that a fast load does not show it. */
function Progress() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return <div aria-hidden="true" className="progress" data-loading={loading || undefined} />
}

/**
 * Moves the focus to the content of the new page, so that a screen reader continues there. The focus stays where it is
 * if the page has focused a field or the part that the address names, or if the reader has moved to a field while the
 * page was loading.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const asked = useRouterState({ select: (state) => state.location.pathname })
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef<string | undefined>(undefined)
  const before = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs at the start of each navigation.
  useEffect(() => {
    before.current = document.activeElement
  }, [asked])
  useEffect(() => {
    const { activeElement } = document
    const isField = activeElement?.matches('input')
    const named = window.location.hash !== '' && activeElement !== main.current
    const focused = (named || isField) && main.current?.contains(activeElement)
    const typing = isField && activeElement !== before.current
    if (previous.current && pathname && previous.current !== pathname && !focused && !typing)
      main.current?.focus({ preventScroll: true })
    previous.current = pathname
  }, [pathname])
  return main
}
