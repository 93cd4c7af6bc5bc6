import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useHydrated } from '../app/state/useHydrated.ts'

type LateProps = {
  /** The name of the part, unique on the page. */
  readonly name: string
  /** The content that is shown after a navigation in the browser, while the chunks of the part load. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * A part that is in the server's HTML and that the browser hydrates late: when it is close to the screen, or at the
 * first click, key or Back anywhere. Until then its links work as plain HTML links, and the chunks of lazy components
 * in it do not load. After a navigation in the browser there is no HTML from the server, and the part is rendered at
 * once.
 */
export function Late({ name, fallback, children }: LateProps) {
  const [alive, setAlive] = useState(false)
  const part = (
    <Suspense fallback={fallback}>
      <Hydrated when={name} onAlive={setAlive}>
        {children}
      </Hydrated>
    </Suspense>
  )
  // An update before hydration would replace the server's HTML with the fallback, so updates are delayed.
  const [first] = useState(part)
  return <div data-late={name}>{alive ? part : first}</div>
}

type HydratedProps = {
  readonly when: string
  readonly onAlive: (alive: boolean) => void
  readonly children: ReactNode
}

function Hydrated({ when, onAlive, children }: HydratedProps) {
  // False on the server, and in the browser only while it hydrates the server's HTML.
  const hydrated = useHydrated()
  const wait = hydrated ? undefined : waitFor(when)
  // No hook may follow: React replays a component whose promise has resolved in between, and then fails at the next hook
  // (error 467).
  if (wait) use(wait)
  return <Alive onAlive={onAlive}>{children}</Alive>
}

function Alive({ onAlive, children }: Omit<HydratedProps, 'when'>) {
  useEffect(() => onAlive(true), [onAlive])
  return children
}

/** The promises for which the parts of the server's HTML wait, by the name of the part. */
const waits = new Map<string, Promise<void>>()
const ended = new Set<string>()

function waitFor(name: string): Promise<void> | undefined {
  if (typeof document === 'undefined' || ended.has(name)) return undefined
  const place = document.querySelector(`[data-late="${name}"]`)
  if (!place) return undefined
  const wait = waits.get(name) ?? nearby(place).then(() => void ended.add(name))
  waits.set(name, wait)
  return wait
}

/** Resolves when the element is close to the screen, or when the user starts to act. */
function nearby(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const rest = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done()
      },
      { rootMargin: '25% 0px' },
    )
    const done = () => {
      observer.disconnect()
      rest.abort()
      resolve()
    }
    observer.observe(place)
    // The hydration starts after the page has rendered the effect of the user's action. A part that is not displayed,
    // such as the filter column on a phone, keeps waiting.
    const act = () => {
      if (place.getClientRects().length > 0) requestAnimationFrame(() => setTimeout(done))
    }
    for (const kind of ['pointerdown', 'keydown', 'popstate']) {
      window.addEventListener(kind, act, { signal: rest.signal, capture: true, passive: true })
    }
  })
}
