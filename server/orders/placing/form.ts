import type { Context } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import type { LotAward, OrderOptions } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import type { Product } from '#shared/products/contract.ts'
import { withHearts } from '../../products/hearts.ts'
import { productOf } from '../../products/present.ts'
import { findProduct } from '../../products/store.ts'
import { choicesOf, type Forms, offeredBy } from './actions.ts'
import { addressOf } from './basket.ts'
import { loadLot } from './lotForm.ts'
import { findReader } from './store.ts'

/** What the form of one product shows; of a lot that was awarded `lot` too. */
export type OrderForm = OrderOptions & { product: Product; lot?: LotAward }

/** What the form of one product shows. Refuses: not_found, forbidden (one's own goods); of a lot as `loadLot` does. */
export async function loadOrderForm(forms: Forms, productId: number, context: Context): Promise<OrderForm> {
  const { caller, locale } = context
  const [row, options] = await Promise.all([
    findProduct(forms.db, productId),
    loadOrderOptions(forms, context),
  ])
  if (!row) throw new Refusal('not_found')
  if (row.seller_id === caller?.id) throw new Refusal('forbidden', undefined, { words: 'own_goods' })
  if (row.sale_type === 'auction') return { ...options, ...(await loadLot(forms.db, productId, context)) }
  const shown = productOf(row, locale)
  const [product = shown] = await withHearts(forms.db, caller, [shown])
  return { ...options, product }
}

/** What every order form shows its reader: the lists, where they had goods brought before, what their wallet may spend. */
export async function loadOrderOptions(forms: Forms, { caller, locale }: Context): Promise<OrderOptions> {
  const [choices, reader] = await Promise.all([choicesOf(forms), findReader(forms.db, caller?.id ?? 0)])
  const option = ({ id, code, ...names }: (typeof choices.cities)[number]) => ({
    id,
    code,
    name: names[`name_${locale}`],
  })
  const offered = offeredBy(forms.payments)
  return {
    cities: choices.cities.map(option),
    payments: choices.payments.filter(({ code }) => offered.includes(code)).map(option),
    delivery_methods: choices.deliveries.map((row) => ({
      ...option(row),
      fee: toRiyals(halalas(row.fee_halalas)),
      needs_address: needsAddress(row.code),
    })),
    addresses: reader.addresses.map(addressOf),
    city_id: reader.city_id,
    wallet_available: toRiyals(halalas(reader.available)),
  }
}
