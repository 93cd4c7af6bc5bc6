import { useEffect, useId } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** The state of one list: `known` shows a cached answer, `failed` has nothing to show. */
export interface Standing {
  readonly phase: 'loading' | 'fresh' | 'known' | 'failed'
  /** When the shown data was answered, in ms; null while it is fresh or missing. */
  readonly at: number | null
}

/**
 * The state of the integration, derived from the lists of the page. `known`: it does not answer, and the page
 * shows answers cached at `at` (ms; the oldest one shown, null when all of it is fresh but something is
 * missing). `down`: there is nothing to show.
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

/** The page's state from those of its lists. */
export function standingOf(all: readonly Standing[]): IntegrationStanding {
  const some = (phase: Standing['phase']) => all.some((each) => each.phase === phase)
  const moments = all.flatMap(({ phase, at }) => (phase === 'known' && at !== null ? [at] : []))
  const at = moments.length ? Math.min(...moments) : null
  if (some('known')) return { state: 'known', at }
  if (some('failed')) return { state: some('fresh') ? 'known' : 'down', at: null }
  return { state: some('fresh') ? 'fresh' : 'loading', at: null }
}
