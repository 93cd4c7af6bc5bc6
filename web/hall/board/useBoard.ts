import { useEffect, useState } from 'react'
import type { Board } from '#shared/hall/board.ts'
import { boardTimes } from '#shared/hall/boardRules.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

export type BoardState = {
  readonly board: Board | null
  /** The time at which `board` arrived, by the device's clock in ms. */
  readonly at: number
  /** True if the market does not exist. */
  readonly unknown: boolean
}

/**
 * Requests the board every 15 s while the page is open, also after failures. Stores only the last answer, so that the memory of
 * the page does not grow. After a day with a working network, the page reloads itself to get a new build.
 */
export function useBoard(marketId: number): BoardState {
  const locale = useLocale()
  const [state, setState] = useState<BoardState>({ board: null, at: 0, unknown: false })
  useEffect(() => {
    const openedAt = Date.now()
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const board = await api('GET board/{id}', { params: { id: marketId } }, { locale })
        if (ended) return
        setState({ board, at: Date.now(), unknown: false })
        if (Date.now() - openedAt > boardTimes.reloadMs) location.reload()
      } catch (error) {
        if (!ended && error instanceof Refusal && error.status === 404)
          setState((before) => ({ ...before, unknown: before.board === null }))
      }
      if (!ended) timer = setTimeout(() => void ask(), boardTimes.pollMs)
    }
    void ask()
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [marketId, locale])
  return state
}

/** Returns the time in ms, updated each second. */
export function useSecond(now: () => number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1_000)
    return () => clearInterval(timer)
  }, [now])
  return time
}
