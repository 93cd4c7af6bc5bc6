import { useEffect } from 'react'
import { useAfter } from '../../app/live/serverClock.ts'
import { useOnNews } from '../../notifications/useOnNews.ts'
import type { LiveRequest } from './useLiveRequest.ts'

/** A request is looked at again when its reader is told something, when they come back, and when its time is over. */
export function useTold({ request, reload }: Pick<LiveRequest, 'request' | 'reload'>): void {
  useOnNews(reload)
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && reload())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
  useAfter(request.status === 'open' ? request.closes_at : undefined, reload)
}
