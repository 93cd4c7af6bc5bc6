import { addDays } from '#shared/base/dates.ts'
import type { SubscriptionPlan } from '#shared/behar/rules.ts'
import { fractionOf } from '../random.ts'
import { known, type Rows } from '../store.ts'
import type { Importer, MadeDemand, MadeGoods, MadeSupply } from './trade.ts'

/** Ids of the integration's lists by `table/code`. */
type ListIds = ReadonlyMap<string, number>

export function memberRows(importers: readonly Importer[], startAt: Date): Rows {
  return importers.map(({ id, name, role }) => ({
    user_id: id,
    name,
    // A member with an expired subscription last used the market before the subscription ended.
    seen_at: addDays(startAt, -(role === 'lapsed' ? 12 : fractionOf(`seen/${id}`))),
  }))
}

export function subscriptionRows(importers: readonly Importer[], startAt: Date): Rows {
  return importers.map((importer) => {
    const { plan, began, lasts } = subscriptionOf(importer)
    const startsAt = addDays(startAt, -began)
    return { user_id: importer.id, plan, starts_at: startsAt, expires_at: addDays(startsAt, lasts) }
  })
}

/** The subscription in days; the trial has the default length of BEHAR_TRIAL_DAYS. */
function subscriptionOf({ id, role }: Importer): { plan: SubscriptionPlan; began: number; lasts: number } {
  const share = fractionOf(`subscription/${id}`)
  if (role === 'first') return { plan: 'trial', began: 8, lasts: trialDays }
  if (role === 'lapsed') return { plan: 'trial', began: trialDays + 11, lasts: trialDays }
  if (role === 'newcomer') return { plan: 'trial', began: 1 + Math.floor(share * 9), lasts: trialDays }
  const began = 45 + Math.floor(share * 200)
  return { plan: 'standard', began, lasts: began + 20 + Math.floor(fractionOf(`until/${id}`) * 280) }
}

const trialDays = 30

/**
 * The first numbers of entries: four digits for supplies and three for demands, as on a board that has been in use for a
 * while.
 */
const firstSupply = 1_101
const firstDemand = 861

export function supplyRows(supplies: readonly MadeSupply[], ids: ListIds): Rows {
  return supplies.map((supply, place) => ({
    id: firstSupply + place,
    ...goodsRow(supply, ids),
    price_halalas: supply.price,
    origin_country: supply.country,
    available_from: supply.from,
    available_to: supply.to,
  }))
}

export function demandRows(demands: readonly MadeDemand[], ids: ListIds): Rows {
  return demands.map((demand, place) => ({
    id: firstDemand + place,
    ...goodsRow(demand, ids),
    target_halalas: demand.target,
    needed_by: demand.neededBy,
  }))
}

function goodsRow(goods: MadeGoods & Pick<MadeSupply | MadeDemand, 'status'>, ids: ListIds) {
  return {
    owner_id: goods.owner.id,
    status: goods.status,
    category_id: known(ids, `categories/${goods.category}`),
    fish_type_id: known(ids, `fish_types/${goods.fish}`),
    size_id: known(ids, `sizes/${goods.size}`),
    quantity_grams: goods.grams,
    notes: goods.notes,
    created_at: goods.createdAt,
  }
}
