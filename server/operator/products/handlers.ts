import { handle, handleTable } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import { personName } from '#shared/base/text/masks.ts'
import { goodsNames, originNames } from '#shared/operator/codeNames.ts'
import { changeProductBy, type ListedProduct, listAllProducts } from '#shared/operator/products.ts'
import { saleTypeNames } from '#shared/orders/codeNames.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { findDecider } from '../decider.ts'
import { fileMoment, fileOf, type Headings } from '../tables/files.ts'
import { changeGoodsBy, type GoodsDeps } from './actions.ts'
import { type GoodsRow, listGoodsRows, readGoods } from './store.ts'

/** All goods with their special place and visibility (contract, section 8). */
export const operatorProductsHandlers = (deps: GoodsDeps) => [
  handleTable(
    listAllProducts,
    async ({ query }, { locale }) => {
      const { rows, count } = await listGoodsRows(deps.db, query)
      return paged(
        rows.map((row) => listedProduct(row, locale)),
        count,
        query,
      )
    },
    ({ query }, { locale }) =>
      fileOf(
        readGoods(deps.db, query),
        {
          headings,
          cells: (row) => {
            const goods = listedProduct(row, locale)
            return [
              ...[goods.id, fileMoment(row.created_at), goods.name, goods.fish.name, goods.market.name],
              ...[goods.seller.id, goods.seller.name, originNames[goods.origin][locale]],
              ...[saleTypeNames[goods.sale_type][locale], goodsNames[goods.status][locale]],
              ...[goods.special_position, goods.price.toFixed(2), goods.quantity, goods.hiding?.note],
            ]
          },
        },
        locale,
      ),
  ),

  handle(changeProductBy, async ({ params: { id }, body }, { caller, locale }) => {
    await changeGoodsBy(deps, caller, { id, ...body })
    const [row] = (await listGoodsRows(deps.db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new Refusal('not_found')
    return {
      ...listedProduct(row, locale),
      decided_by: body.hidden === undefined ? null : await findDecider(deps.db, 'hiding', id, locale),
    }
  }),
]

function listedProduct(row: GoodsRow, locale: Locale): ListedProduct {
  const { id, origin, farmed, sale_type, status, hidden_by_staff, special_position } = row
  return {
    id,
    origin,
    farmed,
    sale_type,
    status,
    hidden_by_staff,
    special_position,
    name: row[`name_${locale}`],
    image: pictureUrl(row.image),
    fish: { id: row.fish_id, name: row[`fish_${locale}`] },
    market: { id: row.market_id, name: row[`market_${locale}`] },
    seller: { id: row.seller_id, name: personName(row, locale) },
    hiding: hidingOf(row, locale),
    is_special: special_position !== null,
    price: toRiyals(row.price_halalas),
    quantity: toKilograms(grams(row.quantity_grams)),
    created_at: row.created_at.toISOString(),
  }
}

function hidingOf({ hid_at, hid_by, hid_f, hid_l, hid_note }: GoodsRow, locale: Locale) {
  if (!hid_at) return null
  const name = personName({ f_name: hid_f ?? '', l_name: hid_l ?? '' }, locale)
  return { at: hid_at.toISOString(), by: hid_by === null ? null : { id: hid_by, name }, note: hid_note }
}

const headings: Headings = {
  ar: [
    ...[
      'الرقم',
      'وقت الإضافة',
      'المنتج',
      'النوع',
      'السوق',
      'رقم البائع',
      'البائع',
      'المصدر',
      'البيع',
      'الحالة',
    ],
    ...['ترتيبه في المميزة', 'السعر (ريال)', 'الكمية (كجم)', 'سبب الإخفاء'],
  ],
  en: [
    ...[
      'Number',
      'Added',
      'Product',
      'Fish',
      'Market',
      'Seller number',
      'Seller',
      'Origin',
      'Sale',
      'Status',
    ],
    ...['Special place', 'Price (SR)', 'Quantity (kg)', 'Why hidden'],
  ],
}
