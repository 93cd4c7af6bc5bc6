import type { Sql } from '#platform/database/db.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { wordsOf } from '#shared/base/text/fold.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import type { PersonState } from '#shared/operator/people.ts'
import { Where } from '../../base/where.ts'
import { anyOf, containsWords, findPeopleNamed, findPeopleSounding, isOneOf } from '../tables/searchStore.ts'
import { countRows, orderBy, pageRows, readRows, rowsOf, type TableSource } from '../tables/store.ts'
import { rankPeople } from './rankStore.ts'

export interface PersonRow {
  readonly id: number
  readonly f_name: string
  readonly l_name: string
  readonly avatar: string | null
  readonly type: UserType
  readonly mobile: string | null
  readonly mobile_verified: boolean
  readonly status: PersonState
  readonly waiting_since: Date | null
  readonly staff_role: StaffRole | null
  readonly created_at: Date
  readonly orders: number
  readonly balance_halalas: Halalas
}

/** The filters of a list of people. */
export interface PeopleFilter {
  readonly type?: UserType | undefined
  readonly status?: PersonState | undefined
  readonly request?: 'pending' | 'none' | undefined
  readonly mobile_verified?: boolean | undefined
  readonly staff?: StaffRole | 'any' | undefined
  readonly s?: string | undefined
}

interface PeopleSort {
  readonly sort?: 'joined' | 'name' | 'orders' | 'balance' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface PeopleQuery extends PeopleFilter, PeopleSort, Paging {}

/** Whether a person waits for a decision: as an unverified seller, or with a pending upgrade request. */
const isUndecided = `(u.type <> 'local_buyer' and not u.verified and u.verify_refused_at is null)`
const hasRequest = `u.id in (select user_id from upgrades where status = 'pending')`
const isWaiting = `(${isUndecided} or ${hasRequest})`
const isActive = 'not u.blocked and u.deleted_at is null'

const conditions: Readonly<Record<PersonState, string>> = {
  removed: 'u.deleted_at is not null',
  blocked: 'u.blocked and u.deleted_at is null',
  // The condition is a union, so that each part uses its own index.
  waiting: `u.id in (select u.id from users u where ${isUndecided} and ${isActive}
              union select g.user_id from upgrades g where g.status = 'pending') and ${isActive}`,
  verified: `u.verified and not ${hasRequest} and ${isActive}`,
  active: `not u.verified and not ${isWaiting} and ${isActive}`,
}

const status = `case when u.deleted_at is not null then 'removed' when u.blocked then 'blocked'
  when ${isWaiting} then 'waiting' when u.verified then 'verified' else 'active' end`

const columns = `u.id, u.f_name, u.l_name, i.path as avatar, u.type, u.mobile,
  u.mobile_verified_at is not null as mobile_verified, ${status} as status, u.staff_role,
  u.created_at,
  case when u.deleted_at is null and not u.blocked then coalesce(
    (select g.created_at from upgrades g where g.user_id = u.id and g.status = 'pending'),
    case when ${isUndecided} then u.created_at end) end as waiting_since,
  (select count(*) from orders o where o.buyer_id = u.id) + (select count(*) from orders o where o.seller_id = u.id) as orders,
  coalesce(a.balance_halalas, 0) as balance_halalas`
const joins = 'left join images i on i.id = u.avatar_id left join accounts a on a.user_id = u.id'

/** A page of people with their count up to the cap of totals. */
export async function listPeopleRows(
  db: Sql,
  query: PeopleQuery,
): Promise<{ rows: PersonRow[]; count: number }> {
  const { sort = 'joined', order } = query
  if (sort === 'joined' || sort === 'name') {
    return pageRows(db, people, await peopleWhere(db, query), { ...query, order: orderOf(query) })
  }
  const [count, ids] = await Promise.all([
    peopleWhere(db, query).then((where) => countRows(db, people, where)),
    rankPeople(db, () => peopleWhere(db, query), { ...query, by: sort, order }),
  ])
  return { rows: await rowsOf(db, people, ids), count }
}

const people: TableSource = {
  from: 'users u',
  key: 'u.id',
  columns,
  joins: `join users u on u.id = picked.id ${joins}`,
}

/** One person in the shape of a list entry. */
export async function findPersonRow(db: Sql, id: number): Promise<PersonRow | undefined> {
  const [row] = await db.query<PersonRow>({
    name: 'operator_person_row',
    text: `select ${columns} from users u ${joins} where u.id = $1`,
    values: [id],
  })
  return row
}

/**
 * For each sort order, the tables that are read and the columns. An index, or one scan of a narrow index, provides the
 * order.
 */
const orders = {
  joined: { from: 'users u', by: ['u.created_at', 'u.id'] },
  name: { from: 'users u', by: ['u.f_name', 'u.l_name', 'u.id'] },
  balance: {
    from: 'users u left join accounts b on b.user_id = u.id',
    by: ['coalesce(b.balance_halalas, 0)', 'u.id'],
  },
  orders: {
    from: `users u left join (
             select id, sum(orders) as orders from (
               select buyer_id as id, count(*) as orders from orders group by buyer_id
               union all select seller_id, count(*) from orders group by seller_id) each_side group by id) n on n.id = u.id`,
    by: ['coalesce(n.orders, 0)', 'u.id'],
  },
} as const

/** People in chunks, for the CSV export, in the order of the list. */
export const readPeople = (db: Sql, query: PeopleFilter & PeopleSort) =>
  readRows<PersonRow>(
    db,
    { ...people, from: orders[query.sort ?? 'joined'].from },
    () => peopleWhere(db, query),
    orderOf(query),
  )

function orderOf({ sort = 'joined', order = sort === 'name' ? 'asc' : 'desc' }: PeopleSort): string {
  return orderBy(orders[sort].by, order)
}

/** The people with a pending request; a person has at most one. */
const requesters = `upgrades g join users u on u.id = g.user_id and g.status = 'pending'`

/** The number of people in each state and the total number, from index-only scans. */
export async function countPeople(db: Sql): Promise<Record<PersonState | 'all', number>> {
  const [row] = await db.query<Record<Exclude<PersonState, 'active'> | 'all', number>>({
    name: 'operator_people_counts',
    text: `select (select count(*) from users) as all,
             (select count(*) from users u where ${conditions.removed}) as removed,
             (select count(*) from users u where ${conditions.blocked}) as blocked,
             (select count(*) from users u where ${isUndecided} and ${isActive})
               + (select count(*) from ${requesters} where ${isActive} and not ${isUndecided}) as waiting,
             (select count(*) from users u where u.verified and u.deleted_at is null)
               - (select count(*) from users u where ${conditions.blocked} and u.verified)
               - (select count(*) from ${requesters} where ${isActive} and u.verified) as verified`,
  })
  const found = row ?? { all: 0, removed: 0, blocked: 0, waiting: 0, verified: 0 }
  const { all, removed, blocked, waiting, verified } = found
  return { ...found, active: all - removed - blocked - waiting - verified }
}

async function peopleWhere(db: Sql, filter: PeopleFilter): Promise<Where> {
  const { type, status, request, mobile_verified, staff, s } = filter
  const where = new Where().andIf(type, 'u.type = $?')
  if (status) where.and(conditions[status])
  if (request) where.and(request === 'pending' ? hasRequest : `not ${hasRequest}`)
  if (mobile_verified !== undefined)
    where.and(
      mobile_verified ? 'u.mobile_verified_at is not null' : `u.mobile_verified_at is null and ${isActive}`,
    )
  if (staff === 'any') where.and('u.staff_role is not null')
  else where.andIf(staff, 'u.staff_role = $?')
  if (s !== undefined) where.and(await peopleMatching(db, where, s))
  return where
}

/**
 * The SQL condition on `users u` for a search text. The text is a name in any usual spelling and alphabet, an e-mail,
 * or digits of a mobile or register number. The digits are the whole number, a prefix, a suffix, or both with stars in
 * between, as lists show them. Each condition has an index.
 */
export async function peopleMatching(db: Sql, where: Where, typed: string): Promise<string> {
  const alternatives: string[] = []
  const [contained, named, sounding] = await Promise.all([
    containsWords(db, where, nameText, typed),
    // The words of the text may be in another order than in the name.
    wordsOf(typed).length > 1 ? findPeopleNamed(db, typed) : [],
    findPeopleSounding(db, typed),
  ])
  const found = [...named, ...sounding.map(({ id }) => id)]
  if (found.length > 0) alternatives.push(anyOf([contained, ...isOneOf(where, 'f.id', found)]))
  else if (contained !== 'false') alternatives.push(contained)
  const digits = latinDigits(typed).replace(/[\s\-()+]/g, '')
  const { start, end } = /^(?<start>\d*)\*+(?<end>\d*)$/.exec(digits)?.groups ?? {}
  const whole = mobileE164(typed)
  if (typed.includes('@')) alternatives.push(`lower(f.email) = lower(${where.put(typed.trim())})`)
  if (whole) alternatives.push(`f.mobile = ${where.put(whole)}`)
  else if (start || end)
    alternatives.push(`(${ends(where, 'f.mobile', international(start), end).join(' and ')})`)
  else if (/^\d{2,}$/.test(digits)) {
    alternatives.push(...ends(where, 'f.mobile', international(digits), digits))
    alternatives.push(...ends(where, 'f.cr_number', digits, digits))
  }
  const [first, ...others] = alternatives
  if (first === undefined) return 'false'
  if (others.length === 0) return first.replaceAll('f.', 'u.')
  // A union of subqueries, because a plain OR condition would scan rows in the order of the list.
  return `u.id = any(array(${alternatives.map((one) => `select f.id from users f where ${one}`).join(' union all ')}))`
}

const nameText = {
  table: 'users',
  id: 'id',
  key: 'f.id',
  signs: 'f.found_by',
  indexed: 'trigram_signs(found_by)',
}

function ends(where: Where, column: string, start: string | undefined, end: string | undefined): string[] {
  return [
    ...(start ? [`${column} like ${where.put(`${start}%`)}`] : []),
    ...(end ? [`reverse(${column}) like ${where.put(`${[...end].reverse().join('')}%`)}`] : []),
  ]
}

/** The prefix of a mobile in its stored form. */
function international(start: string | undefined): string | undefined {
  return start && `+966${start.replace(/^(00)?966/, '').replace(/^0/, '')}`
}
