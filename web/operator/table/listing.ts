import { useNavigate, useSearch } from '@tanstack/react-router'
import { useOperatorPath, waitPlaces } from '../frame/places.ts'

/** What narrows, orders and pages a table; it stands in the address, so that a view can be sent to a colleague. */
export type Listing = {
  readonly search: Readonly<Record<string, string>>
  readonly page: number
  /** What the table's call is asked: everything of the address that it knows. */
  readonly query: Readonly<Record<string, string | number>>
  /** Changes some of it; undefined takes it away. What narrows leads back to the first page, with nothing opened. */
  readonly change: (part: Readonly<Record<string, string | number | undefined>>) => void
  /** Looks for words, or no more for any; a row that is open stays so, if it is still there. */
  readonly find: (words: string | undefined) => void
  /** Opens the row of a key and closes the one that was open; undefined closes. Whoever wrote something there is asked first. */
  readonly open: (key: string | undefined) => void
  /** Takes away all that narrows; undefined where nothing does. */
  readonly clear: (() => void) | undefined
  /** Whether it shows what waits for a decision, whole: where nothing is left of that, nothing is to be cleared either. */
  readonly waiting: boolean
}

const rowsPerPage = 25

/** `known` are the names of the call's query beside `s`, `sort`, `order` and `page`. */
export function useListing(known: readonly string[] = []): Listing {
  const search = useSearch({ strict: false }) as Record<string, string>
  const path = useOperatorPath()
  const navigate = useNavigate()
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const names = [...known, 's', 'sort', 'order']
  const asked = names.flatMap((name) => (search[name] ? [[name, search[name]] as const] : []))
  // Two presses may come sooner than the address follows: each goes on from what the other made.
  const go = (part: Record<string, string | number | undefined>) => {
    const next = (before: object) => ({ ...before, ...part })
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
  }
  const narrowing = [...known, 's'].filter((name) => search[name])
  const none = { page: undefined, open: undefined }
  return {
    search,
    page,
    query: { ...Object.fromEntries(asked), page, limit: rowsPerPage },
    change: (part) => go({ ...none, ...part }),
    find: (s) => go({ page: undefined, s }),
    open: (open) => go({ open }),
    clear:
      narrowing.length === 0
        ? undefined
        : () => go({ ...none, ...Object.fromEntries(narrowing.map((name) => [name, undefined])) }),
    waiting: isWhatWaits(path, Object.fromEntries(narrowing.map((name) => [name, search[name]]))),
  }
}

/** Whether a page is narrowed exactly as the overview's card of it does. */
function isWhatWaits(path: string, narrowed: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(waitPlaces).some(
    ({ to, search }) => to === path && JSON.stringify(search) === JSON.stringify(narrowed),
  )
}
