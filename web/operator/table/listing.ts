import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOperatorPath, waitPlaces } from '../frame/places.ts'

/** Search, filters, order and page of a table. They are stored in the address, so that a view can be shared. */
export type Listing = {
  readonly search: Readonly<Record<string, string>>
  readonly page: number
  /** The query of the table's call: every parameter in the address that the call knows. */
  readonly query: Readonly<Record<string, string | number>>
  /**
   * Changes parameters in the address; undefined removes a parameter. Returns to the first page and closes the open row.
   */
  readonly change: (part: Readonly<Record<string, string | number | undefined>>) => void
  /** Sets or removes the search text; the open row stays open while the search finds it. */
  readonly find: (words: string | undefined) => void
  /** Opens one row by its id; undefined closes the open row. Asks first if the open row has unsaved work. */
  readonly open: (key: string | undefined) => void
  /** Removes search and filters; undefined if there are none. */
  readonly clear: (() => void) | undefined
  /** Whether exactly the pending records are shown; if so, an empty result means that nothing is pending. */
  readonly waiting: boolean
}

const rowsPerPage = 25

/** `known` contains the parameters of the call's query other than `s`, `sort`, `order` and `page`. */
export function useListing(known: readonly string[] = []): Listing {
  const search = useSearch({ strict: false }) as Record<string, string>
  const path = useOperatorPath()
  const navigate = useNavigate()
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const names = [...known, 's', 'sort', 'order']
  const chosen = names.flatMap((name) => (search[name] ? [[name, search[name]] as const] : []))
  // Two clicks may come before the navigation, so each update starts from the pending search.
  const go = (part: Record<string, string | number | undefined>) => {
    const next = (before: object) => ({ ...before, ...part })
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
  }
  const narrowing = [...known, 's'].filter((name) => search[name])
  const none = { page: undefined, open: undefined }
  return {
    search,
    page,
    query: { ...Object.fromEntries(chosen), page, limit: rowsPerPage },
    change: (part) => go({ ...none, ...part }),
    find: (s) => go({ page: undefined, s }),
    open: (open) => go({ open }),
    clear:
      narrowing.length === 0
        ? undefined
        : () => go({ ...none, ...Object.fromEntries(narrowing.map((name) => [name, undefined])) }),
    waiting: showsPending(path, Object.fromEntries(narrowing.map((name) => [name, search[name]]))),
  }
}

/**
 * Whether the filters are the same as in the overview's link to this page, which shows only the pending
 * records.
 */
function showsPending(path: string, narrowed: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(waitPlaces).some(
    ({ to, search }) => to === path && JSON.stringify(search) === JSON.stringify(narrowed),
  )
}
