import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Info } from '#shared/home/contract.ts'
import { useText } from '../base/text.ts'
import { BackToTop } from '../base/ui/BackToTop.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { shellText } from './messages.ts'
import { Progress } from './Progress.tsx'

/** Header, the page, footer, phone bar and the way back to the top (specification, section 1, Layout). */
export function Shell({ info, children }: { readonly info: Info; readonly children: ReactNode }) {
  const t = useText(shellText)
  const main = useFocusOnNavigation()
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <a
        href="#main"
        className="fixed inset-s-4 -top-20 z-60 rounded-control bg-card px-4 py-2 text-primary shadow-popover focus:top-4"
      >
        {t.skip}
      </a>
      <Header name={info.name} demo={info.demo} />
      <Progress />
      <main ref={main} id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer info={info} />
      <BottomBar />
      <BackToTop />
    </div>
  )
}

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
