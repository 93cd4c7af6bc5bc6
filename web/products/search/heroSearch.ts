import { type RefObject, useEffect } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** The id of the input of the home page's own search. */
export const heroSearchId = 'hero-search'

/** Whether the home page's own search is on the screen. The header shows its search only while this is false. */
export const heroSearchShown = createStore(true)

/** Follows the search of the home page while it scrolls below the header. */
export function useHeroSearch(form: RefObject<HTMLElement | null>, isHero: boolean) {
  useEffect(() => {
    if (!isHero || !form.current) return undefined
    const seen = new IntersectionObserver(([entry]) => heroSearchShown.set(entry?.isIntersecting ?? true), {
      rootMargin: '-64px 0px 0px',
    })
    seen.observe(form.current)
    return () => {
      seen.disconnect()
      heroSearchShown.set(true)
    }
  }, [form, isHero])
}
