import { useEffect, useId } from 'react'
import { createStore } from '../../app/state/createStore.ts'

/** How one list of the page stands: `known` shows what the device kept, `failed` has nothing to show. */
export interface Standing {
  readonly phase: 'loading' | 'fresh' | 'known' | 'failed'
  /** When what is shown was answered, in ms; null while it is fresh or nothing is shown. */
  readonly at: number | null
}

/**
 * How the integration stands, from what the page's lists say of theirs. `known`: it does not answer, and the page shows what
 * is known of `at` (ms; the oldest of what is shown, null where all of it is fresh but something is missing). `down`: there is
 * nothing to show.
 */
export interface IntegrationStanding {
  readonly state: 'loading' | 'fresh' | 'known' | 'down'
  readonly at: number | null
}

export const useIntegrationStanding = (): IntegrationStanding => standing.use()

/** Says how one list stands for as long as it is shown. */
export function useStands({ phase, at }: Standing): void {
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

/** Of several lists, the page's own. */
export function standingOf(all: readonly Standing[]): IntegrationStanding {
  const some = (phase: Standing['phase']) => all.some((each) => each.phase === phase)
  const moments = all.flatMap(({ phase, at }) => (phase === 'known' && at !== null ? [at] : []))
  const at = moments.length ? Math.min(...moments) : null
  if (some('known')) return { state: 'known', at }
  if (some('failed')) return { state: some('fresh') ? 'known' : 'down', at: null }
  return { state: some('fresh') ? 'fresh' : 'loading', at: null }
}
