import { useServerSeconds } from '../../app/live/serverClock.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'

/** The reason why bidding is paused: the connection is lost, or the end is reached and the result is not known yet. */
export type Pause = 'lost' | 'over' | null

export function usePause({ auction: { status, ends_at, server_time }, connection }: LiveAuction): Pause {
  const left = Date.parse(ends_at) - useServerSeconds(server_time)
  if (connection === 'reconnecting') return 'lost'
  return status === 'open' && left <= 0 ? 'over' : null
}
