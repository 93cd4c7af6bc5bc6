import { useEffect, useRef } from 'react'
import { useNotifications } from './store.ts'

/** Calls `reload` on every new notification, because it may concern the shown data. */
export function useOnNews(reload: () => unknown): void {
  const { news } = useNotifications()
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void reload()
  }, [news, reload])
}
