import type { Sql } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { fromRiyals } from '#shared/base/money.ts'
import { fromKilograms } from '#shared/base/quantity.ts'
import type { Country } from '#shared/behar/countries.ts'
import type { SubscriptionPlan } from '#shared/behar/rules.ts'
import type { DemandStatus, SupplyStatus } from '#shared/behar/status.ts'

/** Rows of the behar market for tests; `db` is connected to the integration's schema. */

/** Codes of the lists; the default is frozen squid of medium size. */
interface TestGoods {
  readonly category?: string
  readonly fish?: string
  readonly size?: string
  /** Kilograms. */
  readonly quantity?: number
  readonly notes?: string
  readonly createdAt?: Date
}

export interface TestSupply extends TestGoods {
  /** Riyals per kilogram. */
  readonly price?: number
  readonly country?: Country
  /** `YYYY-MM-DD`; default: today. */
  readonly from?: string
  /** The last day; null means that there is none. */
  readonly to?: string | null
  readonly status?: SupplyStatus
}

export interface TestDemand extends TestGoods {
  /** Riyals per kilogram; null means any price. */
  readonly target?: number | null
  /** `YYYY-MM-DD`; default: in ten days. */
  readonly neededBy?: string
  readonly status?: DemandStatus
}

/** Adds a member of the main market to the integration, or updates the name. */
export async function addMember(
  db: Sql,
  { id }: { readonly id: number },
  name = 'منى الغامدي',
): Promise<void> {
  await db.query({
    text: `insert into members (user_id, name, seen_at) values ($1, $2, now())
           on conflict (user_id) do update set name = excluded.name`,
    values: [id, name],
  })
}

/** Replaces the subscription of a member; the default is a trial that began ten days ago. */
export async function setSubscription(
  db: Sql,
  { id }: { readonly id: number },
  {
    plan = 'trial',
    startsAt = addDays(new Date(), -10),
    expiresAt = addDays(new Date(), 20),
  }: {
    readonly plan?: SubscriptionPlan
    readonly startsAt?: Date
    readonly expiresAt?: Date
  } = {},
): Promise<void> {
  await db.query({
    text: `insert into subscriptions (user_id, plan, starts_at, expires_at) values ($1, $2, $3, $4)
           on conflict (user_id) do update set (plan, starts_at, expires_at) =
             (excluded.plan, excluded.starts_at, excluded.expires_at)`,
    values: [id, plan, startsAt, expiresAt],
  })
}

/** Inserts a supply with any status, without matching. Returns its id. */
export async function addSupply(
  db: Sql,
  { id }: { readonly id: number },
  { status = 'available', price = 19.5, country = 'TH', from, to = null, ...goods }: TestSupply = {},
): Promise<number> {
  const now = new Date()
  const { category, fish, size, quantity, notes, createdAt } = { ...usual, createdAt: now, ...goods }
  const [row] = await db.query<{ id: number }>({
    text: `insert into supplies (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, price_halalas,
             origin_country, available_from, available_to, notes, created_at)
           select $1, $2, c.id, f.id, s.id, $6, $7, $8, $9, $10, $11, $12
           from categories c, fish_types f, sizes s where c.code = $3 and f.code = $4 and s.code = $5 returning id`,
    values: [
      ...[id, status, category, fish, size, fromKilograms(quantity), fromRiyals(price), country],
      ...[from ?? riyadhDay(now), to, notes, createdAt],
    ],
  })
  if (!row) throw new RangeError(`no such goods: ${category} ${fish} ${size}`)
  return row.id
}

/** Inserts a demand with any status. Returns its id. */
export async function addDemand(
  db: Sql,
  { id }: { readonly id: number },
  { status = 'open', target = 20, neededBy, ...goods }: TestDemand = {},
): Promise<number> {
  const now = new Date()
  const { category, fish, size, quantity, notes, createdAt } = { ...usual, createdAt: now, ...goods }
  const [row] = await db.query<{ id: number }>({
    text: `insert into demands (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, target_halalas,
             needed_by, notes, created_at)
           select $1, $2, c.id, f.id, s.id, $6, $7, $8, $9, $10
           from categories c, fish_types f, sizes s where c.code = $3 and f.code = $4 and s.code = $5 returning id`,
    values: [
      ...[id, status, category, fish, size, fromKilograms(quantity)],
      ...[
        target === null ? null : fromRiyals(target),
        neededBy ?? riyadhDay(addDays(now, 10)),
        notes,
        createdAt,
      ],
    ],
  })
  if (!row) throw new RangeError(`no such goods: ${category} ${fish} ${size}`)
  return row.id
}

const usual = { category: 'frozen', fish: 'squid', size: 'medium', quantity: 6_000, notes: '' } as const
