import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import type { ListedOrder, OrderBehind } from '#shared/operator/orders.ts'
import {
  orderStatusNames,
  paymentNames,
  paymentStatusNames,
  saleTypeNames,
} from '#shared/orders/codeNames.ts'
import { outcomeOf } from '#shared/orders/outcome.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import { type Preparation, preparationNames } from '#shared/products/preparation.ts'
import type { OrderHold } from '../../wallet/holdsStore.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'
import type { ListedOrderRow, NoteRow } from './store.ts'

/** An order in the list of staff. */
export function listedOrder(row: ListedOrderRow, locale: Locale): ListedOrder {
  const { id, sale_type, status, payment_status, payment, decision_refund_halalas: refund } = row
  const side = (id: number, f_name: string, l_name: string) => ({
    id,
    name: personName({ f_name, l_name }, locale),
  })
  return {
    id,
    number: orderNumber(id),
    sale_type,
    status,
    payment_status,
    payment,
    outcome: outcomeOf({
      status,
      returnRefused: row.return_refused_at !== null,
      decidedRefund: refund,
      total: row.total_halalas,
    }),
    buyer: side(row.buyer_id, row.buyer_f, row.buyer_l),
    seller: side(row.seller_id, row.seller_f, row.seller_l),
    goods: {
      name: row[`name_${locale}`] ?? '',
      preparation: preparedName(row.preparation, locale),
      lines: row.lines,
      quantity: toKilograms(grams(row.grams)),
    },
    total: toRiyals(row.total_halalas),
    refunded: toRiyals(row.refunded_halalas),
    disputed_at: row.dispute_at?.toISOString() ?? null,
    decided_refund: refund === null ? null : toRiyals(refund),
    notes: row.notes,
    at: row.created_at.toISOString(),
  }
}

/** The name of a preparation; null for the whole fish. */
function preparedName(code: Preparation | null, locale: Locale): string | null {
  return code === null || code === 'whole' ? null : preparationNames[code][locale]
}

/** The hold of an order. A return takes precedence over a block, because the return remains when the block ends. */
export function holdOf(hold: OrderHold | undefined): OrderBehind['held'] {
  if (!hold) return null
  const { amount_halalas, release_at, frozen_by_return, frozen_by_block } = hold
  const frozenBy = frozen_by_return ? 'return' : frozen_by_block ? 'block' : null
  return {
    amount: toRiyals(amount_halalas),
    until: frozenBy === null ? release_at.toISOString() : null,
    frozen_by: frozenBy,
  }
}

export function noteOf(row: NoteRow, locale: Locale): OrderBehind['notes'][number] {
  const { id, note, at, author_id } = row
  return { id, note, at: at.toISOString(), author: { id: author_id, name: personName(row, locale) } }
}

export const ordersFile: FileShape<ListedOrder> = {
  headings: {
    ar: [
      ...['رقم الطلب', 'الوقت', 'طريقة البيع', 'الحالة', 'حالة الدفع', 'الدفع', 'رقم المشتري', 'المشتري'],
      ...[
        'رقم البائع',
        'البائع',
        'السلعة',
        'التجهيز',
        'الأصناف',
        'الكمية (كجم)',
        'الإجمالي (ريال)',
        'المردود (ريال)',
      ],
      ...['وقت النزاع', 'قرار النزاع (ريال)'],
    ],
    en: [
      ...['Order', 'Time', 'Sold by', 'State', 'Payment state', 'Payment', 'Buyer number', 'Buyer'],
      ...[
        'Seller number',
        'Seller',
        'Goods',
        'Preparation',
        'Lines',
        'Quantity (kg)',
        'Total (SR)',
        'Returned (SR)',
      ],
      ...['Disputed', 'Decided (SR)'],
    ],
  },
  cells: (row, locale) => [
    ...[row.number, fileMoment(row.at), saleTypeNames[row.sale_type][locale]],
    ...[orderStatusNames[row.status][locale], paymentStatusNames[row.payment_status][locale]],
    paymentNames[row.payment][locale],
    ...[row.buyer.id, row.buyer.name, row.seller.id, row.seller.name, row.goods.name],
    ...[row.goods.preparation, row.goods.lines],
    ...[row.goods.quantity, row.total.toFixed(2), row.refunded.toFixed(2), fileMoment(row.disputed_at)],
    row.decided_refund?.toFixed(2),
  ],
}
