import { Link } from '@tanstack/react-router'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { ownText } from './messages.ts'
import type { OwnSearch } from './search.ts'

type OwnStatesProps = {
  readonly states: readonly {
    readonly label: string
    /** Undefined until it is known. */
    readonly count: number | undefined
    /** The counted records need an action of the user. */
    readonly waits?: boolean
    readonly search: OwnSearch
    readonly active: boolean
  }[]
}

/** Filters by state with their counts; links, since the choice is in the address. */
export function OwnStates({ states }: OwnStatesProps) {
  const t = useText(ownText)
  return (
    <nav aria-label={t.states} className="quiet-scroll -mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex gap-2 py-1">
        {states.map(({ label, count, waits = false, search, active }) => (
          <li key={label} className="flex">
            <Link
              to="/profile/my-requests"
              search={search}
              resetScroll={false}
              aria-current={active ? 'page' : undefined}
              activeOptions={onlyThere}
              className={classes(
                'touch inline-flex h-9 items-center gap-2 rounded-full border px-4 text-dense whitespace-nowrap',
                active
                  ? 'border-primary bg-tint font-bold text-primary'
                  : 'border-line bg-card hover:bg-tint',
              )}
            >
              {label}
              {count !== undefined && (
                <span className={waits ? 'rounded-full bg-coral px-2 text-meta text-on-coral' : undefined}>
                  <Isolate>{count}</Isolate>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The filters share a path and differ in the query. */
const onlyThere = { exact: true }
