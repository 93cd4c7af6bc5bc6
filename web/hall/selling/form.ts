import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, type Halalas, halalas, priceOf, readAmount, toRiyals } from '#shared/base/money.ts'
import {
  type Grams,
  grams,
  gramsOf,
  printKilograms,
  readKilograms,
  toKilograms,
} from '#shared/base/quantity.ts'
import { latinDigits, problemIn, sureValueIn, valueIn } from '#shared/base/text/digits.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { fold } from '#shared/base/text/fold.ts'
import { mobileE164, printMobile } from '#shared/base/text/identity.ts'
import type { HallPayment } from '#shared/hall/rules.ts'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import type { QueuedSale, SentSale } from './queue.ts'

/** The seller of a lot: a person of the hall, or a new one with a mobile. */
export type TypedSeller =
  | { readonly id: number; readonly name: string }
  | { readonly mobile: string; readonly name: string }

/** The buyer of a lot: not chosen yet, a walk-in buyer, a person of the hall, or a typed number. */
export type TypedBuyer =
  | { readonly kind: 'none' | 'walk_in' }
  | { readonly kind: 'person'; readonly id: number; readonly number: number; readonly name: string }
  | { readonly kind: 'typed'; readonly text: string }

export type TypedLot = {
  readonly fishId: number | null
  readonly productId: number | null
  readonly tubs: number
  /** The weight as typed, in kilograms; prices are typed in SAR. */
  readonly weight: string
  readonly price: string
  readonly seller: TypedSeller | null
  readonly buyer: TypedBuyer
  readonly payment: HallPayment
}

export const blankLot: TypedLot = {
  fishId: null,
  productId: null,
  tubs: 1,
  weight: '',
  price: '',
  seller: null,
  buyer: { kind: 'none' },
  payment: 'cash',
}

type Facts = Pick<Desk, 'people' | 'lots' | 'usual'>

/** The weight of a tub of a species in this hall, or of a tub of shrimp (32 kg) if the hall has not sold the species. */
export function tubWeight(fishId: number | null, { usual }: Pick<Facts, 'usual'>): Grams {
  const known = usual.find(({ fish_id }) => fish_id === fishId)
  return known ? gramsOf(known.tub) : grams(32_000)
}

/** Chooses a species with one tub of its usual weight. Choosing it again does not add a tub. */
export function withFish(lot: TypedLot, fishId: number, facts: Pick<Facts, 'usual'>): TypedLot {
  const next = { ...lot, fishId, productId: null, tubs: 1 }
  return { ...next, weight: printKilograms(tubWeight(fishId, facts)) }
}

/** Chooses goods on sale, with their species, seller and whole quantity. */
export function withGoods(lot: TypedLot, goods: Facts['lots'][number]): TypedLot {
  return {
    ...lot,
    fishId: goods.fish_id,
    productId: goods.product_id,
    tubs: 1,
    weight: printKilograms(gramsOf(goods.quantity)),
    seller: { id: 0, name: goods.seller },
  }
}

/** Changes the number of tubs and sets their usual weight. */
export function withTubs(lot: TypedLot, tubs: number, facts: Pick<Facts, 'usual'>): TypedLot {
  const count = Math.min(Math.max(1, tubs), 1_000)
  const weight =
    lot.productId === null ? printKilograms(grams(count * tubWeight(lot.fishId, facts))) : lot.weight
  return { ...lot, tubs: count, weight }
}

/**
 * The price of this weight at the last price of the species, and the prices about 5 % below and above it, all rounded
 * to five riyals.
 */
export function quickPrices({ fishId, weight }: TypedLot, { usual }: Pick<Facts, 'usual'>): Halalas[] {
  const last = usual.find(({ fish_id }) => fish_id === fishId)
  const perKg = last && fromRiyals(last.price)
  const kilos = valueIn(readKilograms(weight))
  if (!perKg || !kilos) return []
  const same = inFives(priceOf(perKg, kilos))
  const step = inFives(halalas(Math.max(Math.trunc(same / 20), fiveRiyals)))
  return [same - step, same, same + step].filter((price) => price > 0).map(halalas)
}

const fiveRiyals = 500
const inFives = (amount: Halalas) => halalas(Math.round(amount / fiveRiyals) * fiveRiyals)

/** The buyer whom a typed text names: a card number of the hall or a mobile. */
export function buyerOf(
  text: string,
  { people }: Pick<Facts, 'people'>,
): { number: number } | { mobile: string } | null {
  const digits = latinDigits(text).trim()
  const mobile = mobileE164(digits)
  if (mobile) return { mobile }
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return people.some((person) => person.number === number) ? { number } : null
}

/** The card of the buyer, if the buyer has a card in the hall. */
export function cardOf(
  { buyer }: TypedLot,
  facts: Pick<Facts, 'people'>,
): Facts['people'][number] | undefined {
  if (buyer.kind === 'person') return facts.people.find(({ id }) => id === buyer.id)
  const named = buyer.kind === 'typed' ? buyerOf(buyer.text, facts) : null
  return named && 'number' in named ? facts.people.find(({ number }) => number === named.number) : undefined
}

export type LotProblems = Partial<Record<'fish' | 'seller' | 'weight' | 'price' | 'buyer', string>>

/** The problems that prevent recording a lot, by part of the form. */
export function problemsOf(lot: TypedLot, facts: Facts, locale: Locale): LotProblems {
  const text = <K extends keyof typeof hallText>(key: K) => hallText[key][locale] as string
  const said = (name: 'weight' | 'price', problem: ReturnType<typeof problemIn>) => {
    if (!problem) return undefined
    if (lot[name].trim() === '') return { [name]: text(name === 'weight' ? 'writeWeight' : 'writePrice') }
    return { [name]: fieldMessage(problem, locale, name === 'weight' ? 'quantity' : 'price') }
  }
  const goods = facts.lots.find(({ product_id }) => product_id === lot.productId)
  const weight = valueIn(readKilograms(lot.weight))
  const left = goods && gramsOf(goods.quantity)
  const buyer = cardOf(lot, facts)
  const isOwn = buyer !== undefined && lot.seller !== null && 'id' in lot.seller && lot.seller.id === buyer.id
  return {
    ...(lot.fishId === null && { fish: text('chooseSpecies') }),
    ...(lot.seller === null && lot.productId === null && { seller: text('chooseSeller') }),
    ...said('weight', problemIn(readKilograms(lot.weight))),
    ...(left !== undefined &&
      weight !== undefined &&
      weight > left && {
        weight: hallText.tooMuch[locale](printKilograms(left)),
      }),
    ...said('price', problemIn(readAmount(lot.price))),
    ...(lot.buyer.kind === 'none' && { buyer: text('chooseBuyer') }),
    ...(lot.buyer.kind === 'typed' && !buyerOf(lot.buyer.text, facts) && { buyer: text('badBuyer') }),
    ...(isOwn && { buyer: text('own') }),
  }
}

/** The name of a seller, or the mobile of a new one without a name. */
export const nameOfSeller = (seller: TypedSeller): string =>
  seller.name || ('mobile' in seller ? printMobile(seller.mobile) : '')

/**
 * The goods on sale without what this device has sold of them since they were loaded. The server does not know the sales
 * that are not sent yet, and without a network the stored goods are old.
 */
export function goodsLeft(
  { lots, savedAt }: Pick<Desk, 'lots' | 'savedAt'>,
  sales: readonly Pick<QueuedSale, 'body' | 'state' | 'soldAt'>[],
): Desk['lots'] {
  const sold = new Map<number, number>()
  for (const { body, state, soldAt } of sales) {
    const counts = state === 'open' || (state === 'recorded' && soldAt > savedAt)
    if (!counts || body.product_id === undefined) continue
    const id = Number(body.product_id)
    sold.set(id, (sold.get(id) ?? 0) + gramsOf(Number(body.quantity)))
  }
  return lots.flatMap((goods) => {
    const taken = sold.get(goods.product_id)
    if (taken === undefined) return goods
    const left = gramsOf(goods.quantity) - taken
    return left > 0 ? { ...goods, quantity: toKilograms(grams(left)) } : []
  })
}

/** Whether a typed text begins a word of the name of the walk-in buyer, in either language; a blank text lists this buyer too. */
export function isWalkIn(typed: string): boolean {
  const words = ` ${fold(typed.trim())}`
  return [hallText.walkIn.ar, hallText.walkIn.en].some((name) => ` ${fold(name)}`.includes(words))
}

/** The body that is sent for a lot without problems; `key` and `reference` identify the lot. */
export function bodyOf(
  lot: TypedLot,
  facts: Pick<Facts, 'people'>,
  { key, reference, soldAt }: { readonly key: string; readonly reference: string; readonly soldAt: Date },
): SentSale {
  const { seller, buyer, productId } = lot
  const typed = buyer.kind === 'typed' ? buyerOf(buyer.text, facts) : null
  return {
    key,
    reference,
    sold_at: soldAt.toISOString(),
    tubs: lot.tubs,
    quantity: toKilograms(sureValueIn(readKilograms(lot.weight))),
    price: toRiyals(sureValueIn(readAmount(lot.price))),
    payment: lot.payment,
    ...(productId === null
      ? { fish_id: lot.fishId ?? 0, ...(seller && sellerFields(seller)) }
      : { product_id: productId }),
    ...(buyer.kind === 'person' && { buyer_number: buyer.number }),
    ...(typed && ('number' in typed ? { buyer_number: typed.number } : { buyer_mobile: typed.mobile })),
  }
}

const sellerFields = (seller: TypedSeller) =>
  'id' in seller
    ? { seller_id: seller.id }
    : { seller_mobile: seller.mobile, ...(seller.name && { seller_name: seller.name }) }

/** The next lot keeps seller, species and weight; price and buyer are blank. */
export function nextLot(lot: TypedLot): TypedLot {
  const goods =
    lot.productId === null ? {} : { productId: null, fishId: null, weight: '', seller: null, tubs: 1 }
  return { ...lot, ...goods, price: '', buyer: { kind: 'none' }, payment: 'cash' }
}

/** The form after an undo: the lot as it was typed, unless the clerk has begun to type another. */
export const afterUndo = (typed: TypedLot, undone: TypedLot): TypedLot =>
  typed.price === '' && typed.buyer.kind === 'none' ? undone : typed

/** A slip's number: the day and a counter of this device, with letters that distinguish the devices. */
export function referenceOf(day: string, device: string, count: number): string {
  return `${day.slice(5).replace('-', '')}-${device}-${String(count).padStart(3, '0')}`
}
