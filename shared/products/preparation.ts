import type { Pair } from '../base/locale.ts'
import { type Halalas, halalas, halalasOf, toRiyals } from '../base/money.ts'

/**
 * The ways in which a seller hands over fish that is sold by the kilogram, from the least work to the most. The bought weight
 * is always the weight of the whole fish.
 */
export const preparations = ['whole', 'gutted', 'cleaned', 'fillet', 'steaks'] as const
export type Preparation = (typeof preparations)[number]

/** The preparations that a seller may offer; `whole` is always offered and costs nothing. */
export const pricedPreparations = ['gutted', 'cleaned', 'fillet', 'steaks'] as const
export type PricedPreparation = (typeof pricedPreparations)[number]

/** The offered preparations of a product, with their prices for each kilogram of whole fish. */
export type PreparationPrices = Readonly<Partial<Record<PricedPreparation, Halalas>>>

export const preparationNames = {
  whole: { ar: 'كامل', en: 'Whole' },
  gutted: { ar: 'منزوع الأحشاء', en: 'Gutted' },
  cleaned: { ar: 'منظّف', en: 'Cleaned' },
  fillet: { ar: 'فيليه', en: 'Fillet' },
  steaks: { ar: 'شرائح', en: 'Steaks' },
} as const satisfies Record<Preparation, Pair>

/** The offered preparations in order, the whole fish first. */
export function offeredPreparations(
  prices: PreparationPrices,
): { readonly code: Preparation; readonly price: Halalas }[] {
  const priced = pricedPreparations.flatMap((code) => {
    const price = prices[code]
    return price === undefined ? [] : [{ code, price }]
  })
  return [{ code: 'whole', price: halalas(0) }, ...priced]
}

/** The price of one kilogram with its preparation. Both prices apply to the weight of the whole fish. */
export function preparedPrice(fish: Halalas, preparation: Halalas): Halalas {
  return halalas(fish + preparation)
}

/** The offer with this code; undefined if the seller does not offer it any more. */
export function offerOf<Offer extends { readonly code: Preparation }>(
  offered: readonly Offer[],
  code: Preparation,
): Offer | undefined {
  return offered.find((each) => each.code === code)
}

/** {@link preparedPrice} in SAR. */
export function preparedRiyals(fish: number, preparation: number): number {
  return toRiyals(preparedPrice(halalasOf(fish), halalasOf(preparation)))
}

/** Whether a text is the code of a preparation. */
export function isPreparation(code: unknown): code is Preparation {
  return (preparations as readonly unknown[]).includes(code)
}
