import { toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { AccountPart } from '../base/accountPart.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import {
  blankOrdersOf,
  deleteReturnImagesOf,
  hasOpenOrders,
  listOrdersOf,
  type OwnOrderRow,
} from './store.ts'

/** The account part of orders, as buyer and as seller. */
export const ordersPart = (config: { readonly returnS: number }): AccountPart => ({
  name: 'orders',
  exportOf: async (db, userId) => (await listOrdersOf(db, userId)).map(exported),
  openOf: async (tx, userId) => ((await hasOpenOrders(tx, userId, config.returnS)) ? 'open_orders' : null),
  removeOf: async (tx, userId) => {
    await blankOrdersOf(tx, userId)
    return deleteReturnImagesOf(tx, userId)
  },
})

function exported({
  f_name,
  l_name,
  items,
  return_images,
  decision_refund_halalas: refund,
  ...row
}: OwnOrderRow) {
  const { id, city_ar, city_en, delivery_fee_halalas, total_halalas, refunded_halalas, ...order } = row
  return {
    id,
    number: orderNumber(id),
    ...order,
    city: { ar: city_ar, en: city_en },
    return_images: return_images.map((path) => pictureUrl(path)),
    decision_refund: refund === null ? null : toRiyals(refund),
    refunded: toRiyals(refunded_halalas),
    with: personName({ f_name, l_name }, 'ar'),
    items: items.map((item) => ({
      product_id: item.product_id,
      name: { ar: item.name_ar, en: item.name_en },
      quantity: toKilograms(grams(item.quantity_grams)),
      price: toRiyals(item.price_halalas),
      preparation: item.preparation,
      preparation_price: toRiyals(item.preparation_halalas),
      total: toRiyals(item.total_halalas),
    })),
    delivery_fee: toRiyals(delivery_fee_halalas),
    total: toRiyals(total_halalas),
  }
}
