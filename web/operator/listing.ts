import { useNavigate, useSearch } from '@tanstack/react-router'

/** What narrows, orders and pages a table; it stands in the address, so that a view can be sent to a colleague. */
export type Listing = {
  readonly search: Readonly<Record<string, string>>
  readonly page: number
  /** What the table's call is asked: everything of the address that it knows. */
  readonly query: Readonly<Record<string, string | number>>
  /** Changes some of it; undefined takes it away. What narrows leads back to the first page. */
  readonly change: (part: Readonly<Record<string, string | number | undefined>>) => void
}

/** `known` are the names of the call's query beside `s`, `sort`, `order` and `page`. */
export function useListing(known: readonly string[] = [], perPage = 25): Listing {
  const search = useSearch({ strict: false }) as Record<string, string>
  const navigate = useNavigate()
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1)
  const names = [...known, 's', 'sort', 'order']
  const asked = names.flatMap((name) => (search[name] ? [[name, search[name]] as const] : []))
  return {
    search,
    page,
    query: { ...Object.fromEntries(asked), page, limit: perPage },
    change: (part) => {
      const next: Record<string, string | number | undefined> = { ...search, page: undefined, ...part }
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
    },
  }
}
