import { useParams } from '@tanstack/react-router'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import type { Overview, WaitingKind } from '#shared/operator/overview.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { TableSearch } from '../table/tableCalls.ts'

type NoSearch = Readonly<Record<string, never>>

/**
 * The search parameters of every page of the back office, by its path below `/operator/`. The page of a
 * table has the query parameters of its call.
 */
type OperatorSearch = {
  '': NoSearch
  insight: { readonly span?: string; readonly by?: string; readonly until?: string }
  users: TableSearch<'GET operator/users'>
  'users/$id': NoSearch
  upgrades: TableSearch<'GET operator/upgrades'>
  invitations: TableSearch<'GET operator/invitations'>
  confirmations: TableSearch<'GET operator/confirmations'>
  products: TableSearch<'GET operator/products'>
  auctions: TableSearch<'GET operator/auctions'>
  'auctions/$id': NoSearch
  orders: TableSearch<'GET operator/orders'>
  payouts: TableSearch<'GET operator/payouts'>
  batches: TableSearch<'GET operator/batches'>
  days: TableSearch<'GET operator/days'>
  requests: TableSearch<'GET operator/requests'>
  news: TableSearch<'GET operator/blogs'>
  'news/$id': NoSearch
  'news/new': NoSearch
  specials: NoSearch
  contacts: TableSearch<'GET operator/contacts'>
  templates: TableSearch<'GET operator/templates'>
  lists: { readonly list?: string }
  plans: TableSearch<'GET operator/plans'>
  halls: TableSearch<'GET operator/halls'>
  sessions: NoSearch
  seasons: TableSearch<'GET operator/seasons'>
  gallery: NoSearch
  site: NoSearch
  settings: NoSearch
  statement: TableSearch<'GET operator/statement'>
  ledger: TableSearch<'GET operator/ledger'>
  audit: TableSearch<'GET operator/audit'>
  security: NoSearch
}

type OperatorPath = keyof OperatorSearch
/** The pages that the menu lists. */
export type SectionPath = Exclude<OperatorPath, `${string}/${string}`>

/** The page of one record gets the part of the path after its section: `12` for `users/12`. */
export type RecordPageProps = { readonly id: string }

/**
 * A page of the back office with its parameter and search; a wrong name of a parameter or search field does not compile.
 */
export type OperatorPlace = {
  [Path in OperatorPath]: {
    readonly to: Path
    readonly search?: OperatorSearch[Path]
  } & (Path extends `${string}/$id` ? { readonly id: number } : { readonly id?: undefined })
}[OperatorPath]

/**
 * A section without search. The type is needed because TypeScript compares a union of paths with at most 25 members of
 * another union.
 */
type AnySection = { readonly to: SectionPath; readonly id?: undefined; readonly search?: undefined }

/** The props of a link to a page of the back office, for every link component and for `navigate`. */
export function operatorLink({ to, id, search = {} }: OperatorPlace | AnySection) {
  return {
    to: '/operator/$',
    params: { _splat: to.replace('$id', String(id)) },
    search: search as never,
  } as const
}

/** The path of this page below `/operator/`. */
export function useOperatorPath(): string {
  return useParams({ strict: false })._splat ?? ''
}

type WaitPlace = { readonly to: SectionPath; readonly search: Readonly<Record<string, string>> }

/** The page where each kind of decision is made, with the search that shows only the pending decisions. */
export const waitPlaces = {
  confirmations: { to: 'confirmations', search: { status: 'pending' } },
  upgrades: { to: 'upgrades', search: { status: 'pending' } },
  sellers: { to: 'users', search: { status: 'waiting', request: 'none' } },
  payouts: { to: 'payouts', search: { status: 'pending' } },
  batches: { to: 'batches', search: { status: 'open' } },
  disputes: { to: 'orders', search: { dispute: 'open' } },
  contacts: { to: 'contacts', search: { handled: 'false' } },
} as const satisfies Readonly<Record<WaitingKind, WaitPlace & OperatorPlace>>

/** The role that makes each kind of decision (contract, section 8); an administrator makes all. */
export const waitRoles = {
  confirmations: 'finance',
  upgrades: 'administrator',
  sellers: 'administrator',
  payouts: 'finance',
  batches: 'finance',
  disputes: 'finance',
  contacts: 'editor',
} as const satisfies Readonly<Record<WaitingKind, StaffRole>>

/** The page where one pending decision is made, with its row open. */
export function duePlace({
  kind,
  id,
  number,
}: Pick<Overview['due'][number], 'kind' | 'id' | 'number'>): OperatorPlace {
  if (kind === 'sellers') return { to: 'users/$id', id }
  if (kind === 'disputes') return { to: 'orders', search: { s: number ?? '', open: id } }
  return { to: waitPlaces[kind].to, search: { id, open: id } }
}

/** Converts the id of a day in the audit log (20261124) to its name (`2026-11-24`). */
export const dayOf = (id: number) => String(id).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** The page of a record, with its row open; undefined for records that have no page. Types are those of the audit log. */
export function recordPlace({
  type,
  id,
}: {
  readonly type: string
  readonly id: number
}): OperatorPlace | undefined {
  const alone = { id, open: id }
  const places: Readonly<Record<string, OperatorPlace>> = {
    user: { to: 'users/$id', id },
    order: { to: 'orders', search: { s: orderNumber(id), open: id } },
    confirmation: { to: 'confirmations', search: alone },
    payout: { to: 'payouts', search: alone },
    batch: { to: 'batches', search: alone },
    day: { to: 'days', search: { s: dayOf(id), open: dayOf(id) } },
    upgrade: { to: 'upgrades', search: alone },
    contact: { to: 'contacts', search: alone },
    invitation: { to: 'invitations', search: { id } },
    product: { to: 'products', search: { s: id, open: id } },
    auction: { to: 'auctions/$id', id },
    request: { to: 'requests', search: { s: `R-${id}`, open: id } },
    settings: { to: 'settings' },
    site: { to: 'site' },
    plan: { to: 'plans' },
    hall: { to: 'halls', search: alone },
    auction_session: { to: 'sessions' },
  }
  return places[type]
}
