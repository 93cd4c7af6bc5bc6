import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import {
  type Demand,
  listCategories,
  listDemands,
  listFishTypes,
  listSizes,
  listSupplies,
  type Supply,
} from '#shared/behar/contract.ts'
import { type Session, succeed } from './session.ts'

/** The date in Riyadh `ahead` days from now, as `YYYY-MM-DD`. */
export const day = (ahead: number) =>
  new Date(Date.now() + 3 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10)

/** A random kind of goods (species, category and size) that no entry on the boards has. */
export async function someKind(session: Session) {
  const token = await session.token()
  const { categories } = await succeed(session, listCategories, { token })
  const { fish_types } = await succeed(session, listFishTypes, { token })
  const { sizes } = await succeed(session, listSizes, { token })
  for (let tries = 0; tries < 20; tries++) {
    const [category_id, fish_type_id, size_id] = [oneOf(categories).id, oneOf(fish_types).id, oneOf(sizes).id]
    const body = { category_id, fish_type_id, size_id }
    const [supplies, demands] = [
      await succeed(session, listSupplies, { token, body }),
      await succeed(session, listDemands, { token, body }),
    ]
    if (supplies.total + demands.total === 0) return body
  }
  throw new Error('no kind of goods is free on the boards')
}

export async function newSupply(session: Session, more: { readonly notes?: string } = {}) {
  const goods = { ...(await someKind(session)), quantity: 1_250.5, notes: '', ...more }
  return { ...goods, price: 31.25, origin_country: 'OM', available_from: day(3), available_to: day(9) }
}

export async function newDemand(session: Session, more: { readonly notes?: string } = {}) {
  const goods = { ...(await someKind(session)), quantity: 900, notes: '', ...more }
  return { ...goods, target_price: 12.5, needed_by: day(12) }
}

export const goodsOf = ({ category, fish_type, size, quantity, notes }: Supply | Demand) => ({
  category_id: category.id,
  fish_type_id: fish_type.id,
  size_id: size.id,
  quantity,
  notes,
})

export function sentOf(made: Supply) {
  const { price, origin_country, available_from, available_to } = made
  return { ...goodsOf(made), price, origin_country: origin_country.code, available_from, available_to }
}

export const kindOf = ({ category, fish_type, size }: Supply | Demand) => ({
  category_id: category.id,
  fish_type_id: fish_type.id,
  size_id: size.id,
})

export const kindOfSent = ({ category_id, fish_type_id, size_id }: ReturnType<typeof kindOf>) => ({
  category_id,
  fish_type_id,
  size_id,
})

/** Finds the entry in the list of the board, as the owner of the token sees it. Throws if it is not there. */
export async function find<Call extends typeof listSupplies | typeof listDemands>(
  session: Session,
  call: Call,
  token: string,
  made: Supply | Demand,
): Promise<Call extends typeof listSupplies ? Supply : Demand> {
  const { data } = await succeed(session, call as typeof listSupplies, {
    token,
    body: { ...kindOf(made), limit: 100 },
  })
  const found = data.find(({ id }) => id === made.id)
  assert.ok(found, `${made.number} is on the board`)
  return found as never
}

function oneOf<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T
}
