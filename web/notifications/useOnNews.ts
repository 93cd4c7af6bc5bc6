import { useEffect, useRef } from 'react'
import { useNotifications } from './store.ts'

/** Looks again whenever something was told since the page was opened: it may speak of what is shown. */
export function useOnNews(look: () => unknown): void {
  const { news } = useNotifications()
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void look()
  }, [news, look])
}
