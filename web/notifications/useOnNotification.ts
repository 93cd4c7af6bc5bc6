import { useEffect, useRef } from 'react'
import { useNotifications } from './store.ts'

/** Calls `reload` on every new notification, because it may concern the shown data. */
export function useOnNotification(reload: () => unknown): void {
  const { revision } = useNotifications()
  const known = useRef(revision)
  useEffect(() => {
    if (known.current === revision) return
    known.current = revision
    void reload()
  }, [revision, reload])
}
