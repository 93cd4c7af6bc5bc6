import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { toKilograms } from '#shared/base/quantity.ts'
import { maskMobile, personName } from '#shared/base/text/masks.ts'
import type { Hall, HallCard, HallLot, HallPerson, HallSale, HallTotals } from '#shared/hall/contract.ts'
import type { HallRole } from '#shared/hall/rules.ts'
import { vatPercent } from '#shared/orders/sums.ts'
import { hallSaleNumber } from '#shared/wallet/rules.ts'
import type { SaleRow } from './row.ts'
import type { TotalsRow } from './selling/store.ts'
import type { CardRow, HallRow, LotRow, PersonRow } from './store.ts'

/** A hall with the terms of `today` and of later days. */
export function hallOf(row: HallRow & { readonly role: HallRole }, today: string, locale: Locale): Hall {
  const current = row.terms.findLastIndex(({ from }) => from <= today)
  return {
    id: row.id,
    name: nameOf(row, locale),
    role: row.role,
    dallal: row.dallal_id === null ? null : row.dallal_name.trim(),
    terms: row.terms.slice(Math.max(0, current)),
  }
}

export function personOf({ id, number, name, mobile, user_id, wallet, buys }: PersonRow): HallPerson {
  return {
    id,
    number,
    name,
    mobile: mobile === null ? null : maskMobile(mobile),
    account: user_id !== null,
    wallet,
    buys,
  }
}

export function lotOf({ f_name, l_name, ...row }: LotRow, locale: Locale): HallLot {
  return {
    product_id: row.product_id,
    name: nameOf(row, locale),
    fish_id: row.fish_id,
    quantity: toKilograms(row.quantity_grams),
    seller: personName({ f_name, l_name }, locale),
  }
}

export function saleOf(row: SaleRow, locale: Locale): HallSale {
  return {
    id: row.id,
    number: hallSaleNumber(row.id),
    key: row.key,
    reference: row.reference,
    fish: { id: row.fish_id, code: row.fish_code, name: locale === 'ar' ? row.fish_ar : row.fish_en },
    product_id: row.product_id,
    tubs: row.tubs,
    quantity: toKilograms(row.quantity_grams),
    price: toRiyals(row.hammer_halalas),
    price_per_kg: toRiyals(row.price_halalas),
    seller: { id: row.seller_id, number: row.seller_number, name: row.seller_name },
    buyer:
      row.buyer_id === null
        ? null
        : { id: row.buyer_id, number: row.buyer_number ?? 0, name: row.buyer_name ?? '' },
    payment: row.payment,
    hall_commission: toRiyals(row.hall_halalas),
    say: toRiyals(row.say_halalas),
    proceeds: toRiyals(row.proceeds_halalas),
    vat:
      row.vat_number === null
        ? null
        : { number: row.vat_number, percent: vatPercent, amount: toRiyals(row.vat_halalas) },
    clerk: row.clerk_name,
    sold_at: row.sold_at.toISOString(),
    received_at: row.received_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    reversed:
      row.reversed_at === null
        ? null
        : {
            at: row.reversed_at.toISOString(),
            by: row.reversed_by_name ?? '',
            reason: row.reversal_reason ?? '',
          },
  }
}

export function totalsOf(row: TotalsRow): HallTotals {
  return {
    sales: row.sales,
    quantity: toKilograms(row.grams),
    price: toRiyals(row.hammer),
    hall_commission: toRiyals(row.hall),
    say: toRiyals(row.say),
    vat: toRiyals(row.vat),
    proceeds: toRiyals(row.proceeds),
    cash_in: toRiyals(row.cash_in),
    cash_out: toRiyals(row.cash_out),
  }
}

export function cardOf({ id, hall_id, number, wallet, ...row }: CardRow, locale: Locale): HallCard {
  return { id, hall: { id: hall_id, name: nameOf(row, locale) }, number, wallet }
}

const nameOf = (row: { readonly name_ar: string; readonly name_en: string }, locale: Locale): string =>
  locale === 'ar' ? row.name_ar : row.name_en
