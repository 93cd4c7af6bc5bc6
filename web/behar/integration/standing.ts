import { useEffect, useId } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** The state of one list. `known`: a cached answer is shown. `failed`: there is nothing to show. */
export interface Standing {
  readonly phase: 'loading' | 'fresh' | 'known' | 'failed'
  /** The time of the shown answer in ms; null if the answer is fresh or missing. */
  readonly at: number | null
}

/**
 * The state of the integration, derived from the lists of the page. `known`: the integration does not answer, and the
 * page shows cached answers. `at` is the time of the oldest shown answer in ms; null if every shown answer is fresh but
 * some are missing. `down`: there is nothing to show.
 */
export interface IntegrationStanding {
  readonly state: 'loading' | 'fresh' | 'known' | 'down'
  readonly at: number | null
}

export const useIntegrationStanding = (): IntegrationStanding => standing.use()

/** Reports a list's state while the list is mounted. */
export function useReportStanding({ phase, at }: Standing): void {
  const id = useId()
  useEffect(() => {
    lists.set(id, { phase, at })
    tell()
    return () => {
      lists.delete(id)
      tell()
    }
  }, [id, phase, at])
}

const lists = new Map<string, Standing>()
const standing = createStore<IntegrationStanding>({ state: 'loading', at: null })

function tell(): void {
  const now = standingOf([...lists.values()])
  const before = standing.get()
  if (now.state !== before.state || now.at !== before.at) standing.set(now)
}

/** The state of the page, derived from the states of its lists. */
export function standingOf(all: readonly Standing[]): IntegrationStanding {
  const some = (phase: Standing['phase']) => all.some((each) => each.phase === phase)
  const moments = all.flatMap(({ phase, at }) => (phase === 'known' && at !== null ? [at] : []))
  const at = moments.length ? Math.min(...moments) : null
  if (some('known')) return { state: 'known', at }
  if (some('failed')) return { state: some('fresh') ? 'known' : 'down', at: null }
  return { state: some('fresh') ? 'fresh' : 'loading', at: null }
}
