import { useMatches, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Info } from '#shared/home/contract.ts'
import { useText } from '../app/texts/text.ts'
import { BottomBar } from './header/BottomBar.tsx'
import { Header } from './header/Header.tsx'
import { shellText } from './messages.ts'
import { Progress } from './Progress.tsx'

/** Header, the page, footer, phone bar and the way back to the top (specification, section 1, Layout). */
export function Shell({
  info,
  live,
  children,
}: {
  readonly info: Info
  /** An auction is open now. */
  readonly live: boolean
  readonly children: ReactNode
}) {
  const t = useText(shellText)
  const main = useFocusOnNavigation()
  const bare = useMatches({ select: (matches) => matches.at(-1)?.staticData.bare })
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <div className="group/shell flex min-h-dvh flex-col pb-16 md:pb-0">
      <a
        href="#main"
        className="fixed inset-s-4 -top-20 z-60 rounded-control bg-card px-4 py-2 text-primary shadow-popover focus:top-4"
      >
        {t.skip}
      </a>
      {bare || <Header name={info.name} demo={info.demo} live={live} />}
      <Progress />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {bare || <Foot info={info} />}
      {bare || <BottomBar />}
      {alive && (
        <Suspense fallback={null}>
          <Afterwards />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Drawn on the server with the page; its code follows after what is in sight. Without it the drawn one stays. Kept apart
 * from what changes around it: an update would throw away the drawn form for the fallback, and the page would jump.
 */
const Foot = memo(({ info }: { readonly info: Info }) => (
  <Suspense fallback={<div className="h-120 bg-ink" />}>
    <Footer info={info} />
  </Suspense>
))

const Footer = lazy(() =>
  import('./Footer.tsx').then(
    (module) => ({ default: module.Footer }),
    () => new Promise<never>(() => undefined),
  ),
)

/** The frame is no reason to lose the page: where this cannot be loaded, the page goes on without. */
const Afterwards = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./Afterwards.tsx').then(
      (module) => ({ default: module.Afterwards }),
      () => ({ default: () => null }),
    ),
)

/** A screen reader continues at the new page's content, not where the old link was. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const seen = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (seen.current && pathname && seen.current !== pathname) main.current?.focus({ preventScroll: true })
    seen.current = pathname
  }, [pathname])
  return main
}
