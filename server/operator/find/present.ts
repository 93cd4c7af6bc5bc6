import type { Locale } from '#shared/base/locale.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { maskMobile, personName } from '#shared/base/text/masks.ts'
import type { FoundRecord } from '#shared/operator/find.ts'
import type { FoundKind } from '#shared/operator/foundKinds.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { maskIban, printIban } from '#shared/wallet/rules.ts'
import type {
  FoundContactRow,
  FoundGoodsRow,
  FoundLineRow,
  FoundOrderRow,
  FoundPayoutRow,
  FoundPersonRow,
  FoundRequestRow,
  FoundTransferRow,
} from './store.ts'

export function foundOrder(row: FoundOrderRow, locale: Locale): FoundRecord {
  const seller = personName({ f_name: row.seller_f, l_name: row.seller_l }, locale)
  const buyer = personName({ f_name: row.buyer_f, l_name: row.buyer_l }, locale)
  return {
    ...record('order', row.id, { at: row.created_at, amount: row.total_halalas }),
    number: orderNumber(row.id),
    name: buyer,
    detail: seller,
  }
}

/** A person with the masked mobile, as lists show it. */
export function foundPerson(row: FoundPersonRow, locale: Locale): FoundRecord {
  return {
    ...record('person', row.id, { at: row.created_at }),
    name: personName(row, locale),
    detail: row.mobile && maskMobile(row.mobile),
  }
}

export function foundTransfer(row: FoundTransferRow, locale: Locale): FoundRecord {
  return {
    ...record('confirmation', row.id, { at: row.created_at, amount: row.amount_halalas }),
    name: personName(row, locale),
    detail: row.transfer_reference,
  }
}

/** A payout; the full IBAN only for the staff who send the money. */
export function foundPayout(row: FoundPayoutRow, locale: Locale, sends: boolean): FoundRecord {
  return {
    ...record('payout', row.id, { at: row.created_at, amount: row.amount_halalas }),
    name: personName(row, locale),
    detail: row.bank_reference ?? (row.iban && (sends ? printIban(row.iban) : maskIban(row.iban))),
  }
}

export function foundLine(row: FoundLineRow): FoundRecord {
  return {
    ...record('line', row.id, { at: row.at, amount: row.amount_halalas }),
    number: row.reference || row.details,
    name: row.details || row.reference,
    detail: row.reference,
  }
}

export function foundGoods(row: FoundGoodsRow, locale: Locale): FoundRecord {
  const kind = row.sale_type === 'auction' ? 'auction' : 'product'
  return {
    ...record(kind, row.id, { at: row.created_at }),
    name: row[`name_${locale}`],
    detail: personName(row, locale),
  }
}

export function foundRequest(row: FoundRequestRow, locale: Locale): FoundRecord {
  return {
    ...record('request', row.id, { at: row.created_at }),
    name: row.title,
    detail: personName(row, locale),
  }
}

export function foundContact(row: FoundContactRow): FoundRecord {
  return { ...record('contact', row.id, { at: row.created_at }), name: row.subject, detail: row.name }
}

function record(
  kind: FoundKind,
  id: number,
  { at, amount }: { readonly at: Date; readonly amount?: Halalas },
): Pick<FoundRecord, 'kind' | 'id' | 'number' | 'at' | 'amount'> {
  return {
    kind,
    id,
    number: String(id),
    at: at.toISOString(),
    amount: amount === undefined ? null : toRiyals(amount),
  }
}
