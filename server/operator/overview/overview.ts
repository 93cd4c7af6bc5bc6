import type { Sql } from '#platform/database/db.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import { type Overview, waitingKinds } from '#shared/operator/overview.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { auditActionOf } from '../audit/present.ts'
import { listAuditActions } from '../audit/store.ts'
import { canTrade, type ServicesConfig, verifiesMobiles } from '../settings/services.ts'
import {
  countAuctions,
  countUnverifiedMobiles,
  type DueRow,
  findFirstSteps,
  type HourRow,
  listDue,
  loadHours,
  loadWaiting,
  type SumRow,
  sumAccounts,
  type WaitingRow,
} from './store.ts'

/** The overview of staff in the reader's language, as of `now` (contract, section 8). */
export type Overviews = (locale: Locale, now: Date) => Promise<Overview>

/** The sums of the ledger scan all accounts, so they are cached for fifteen seconds. */
export function openOverviews(db: Sql, config: ServicesConfig): Overviews {
  const cache = new ShortCache<SumRow[]>({ lifeMs: 15_000 })
  return async (locale, now) => {
    const [waiting, mobiles, due, hours, auctions, sums, auditActions, first_steps] = await Promise.all([
      loadWaiting(db),
      verifiesMobiles(config) ? null : countUnverifiedMobiles(db),
      listDue(db, shownDue),
      loadHours(db, now),
      countAuctions(db, now),
      cache.get('sums', () => sumAccounts(db)),
      listAuditActions(db, shownAuditActions),
      findFirstSteps(db, canTrade(config)),
    ])
    return {
      waiting: waitingOf(waiting),
      mobiles: mobiles && {
        count: mobiles.count,
        amount: null,
        oldest_at: mobiles.oldest_at?.toISOString() ?? null,
      },
      due: due.map((row) => dueOf(row, locale)),
      today: { ...tradeOf(hours), auctions_open: auctions.open, auctions_closing: auctions.closing },
      hours: hoursOf(hours, now),
      ledger: ledgerOf(sums),
      audit_actions: auditActions.map((row) => auditActionOf(row, locale)),
      first_steps,
      as_of: now.toISOString(),
    }
  }
}

const shownDue = 8
const shownAuditActions = 5
/** The minimum number of orders a week ago for a percentage. With fewer orders, a percentage is meaningless. */
const fewestToCompare = 5

function waitingOf(rows: readonly WaitingRow[]): Overview['waiting'] {
  const of = (kind: WaitingRow['kind']) => {
    const row = rows.find((one) => one.kind === kind)
    return {
      count: row?.count ?? 0,
      amount: riyalsOrNull(row?.halalas ?? null),
      oldest_at: row?.oldest_at?.toISOString() ?? null,
    }
  }
  return Object.fromEntries(waitingKinds.map((kind) => [kind, of(kind)])) as Overview['waiting']
}

const riyalsOrNull = (amount: Halalas | null) => (amount === null ? null : toRiyals(amount))

function dueOf(row: DueRow, locale: Locale): Overview['due'][number] {
  return {
    kind: row.kind,
    id: row.id,
    number: row.kind === 'disputes' ? orderNumber(row.id) : null,
    person: personName(row, locale),
    amount: riyalsOrNull(row.halalas),
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
  }
}

function tradeOf(rows: readonly HourRow[]): Omit<Overview['today'], 'auctions_open' | 'auctions_closing'> {
  const today = rows.filter((row) => row.today)
  const lastWeek = rows.filter((row) => !row.today)
  const sales = sum(today, 'halalas_by_now')
  const quantity = sum(today, 'grams_by_now')
  const before = {
    sales: sum(lastWeek, 'halalas_by_now'),
    quantity: sum(lastWeek, 'grams_by_now'),
    orders: sum(lastWeek, 'orders_by_now'),
  }
  const compares = before.orders >= fewestToCompare
  return {
    sales: toRiyals(halalas(sales)),
    quantity: toKilograms(grams(quantity)),
    sales_change: compares ? changeOf(sales, before.sales) : null,
    quantity_change: compares ? changeOf(quantity, before.quantity) : null,
    before: {
      sales: toRiyals(halalas(before.sales)),
      quantity: toKilograms(grams(before.quantity)),
      orders: before.orders,
    },
    orders: sum(today, 'orders'),
    orders_waiting: sum(today, 'waiting'),
  }
}

type Amounts = { readonly [Key in keyof HourRow as HourRow[Key] extends number ? Key : never]: number }

function sum(rows: readonly HourRow[], key: keyof Amounts): number {
  return rows.reduce((total, row) => total + row[key], 0)
}

/** Percent with one decimal; null where `before` is 0. */
function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 1_000) / 10
}

/**
 * The list of today's hours ends with the current hour, because the sales of later hours are not known and must not be
 * shown as zero.
 */
function hoursOf(rows: readonly HourRow[], now: Date): Overview['hours'] {
  const of = (today: boolean, count: number) =>
    Array.from({ length: count }, (_, hour) =>
      toRiyals(rows.find((row) => row.today === today && row.hour === hour)?.halalas ?? halalas(0)),
    )
  return { today: of(true, hourInRiyadh(now) + 1), last_week: of(false, 24) }
}

const hourInRiyadh = (at: Date) => Number(riyadhTime(at).slice(0, 2))

function ledgerOf(rows: readonly SumRow[]): Overview['ledger'] {
  const balance = (kinds: readonly string[]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).reduce((total, row) => total + row.balance, 0)
  const held = rows.reduce((total, row) => total + row.held, 0)
  const riyals = (amount: number) => toRiyals(halalas(amount))
  return {
    available: riyals(balance(['person']) - held),
    escrow: riyals(balance(['escrow', 'hall_due', 'hall_vat'])),
    held: riyals(held),
    commission: riyals(balance(['commission', 'loss', 'subscription', 'hall'])),
    outside: riyals(balance(['gateway', 'bank', 'payout', 'hall_cash'])),
    total: riyals(rows.reduce((total, row) => total + row.balance, 0)),
  }
}
