import type { Pair } from '#shared/base/locale.ts'
import type { Halalas } from '#shared/base/money.ts'
import { cutPictureOf } from '#shared/products/cuts.ts'
import type { PreparationPrices } from '#shared/products/preparation.ts'
import type { Person } from '../people/people.ts'
import { fractionOf } from '../random.ts'
import type { OptionCode } from '../reference/options.ts'
import type { Offer } from './assortment.ts'

interface Prepared {
  readonly seller: Person
  readonly offer: Offer
  readonly state: OptionCode<'fish_types'>
  readonly name: Pair
}

/**
 * The preparations that a stall offers for fresh or chilled fish, with their prices; empty for other goods. The offer depends
 * on the seller and the species alone, so that the goods of one stall agree.
 */
export function preparationsOf({ seller, offer, state, name }: Prepared): PreparationPrices {
  const menu = menus[offer.species.code]
  const whole = state !== 'fresh' && state !== 'chilled'
  const chance = fractionOf(`${seller.id}/${offer.species.code}/preparations`)
  // Goods that are listed in cut form are sold without further preparation.
  if (!menu || whole || chance < 0.4 || cutPictureOf(name, offer.species)) return {}
  // A fisherman guts fish on the boat and has no table for cutting, so he offers no other preparation.
  if (seller.type === 'fisherman') return { gutted: 0 as Halalas }
  // Half of the stalls with preparations clean fish for free; gutting is then free too.
  return chance < 0.7 && 'cleaned' in menu ? { ...menu, ...free(menu) } : menu
}

const free = ({ gutted }: PreparationPrices): PreparationPrices => ({
  ...(gutted !== undefined && { gutted: 0 as Halalas }),
  cleaned: 0 as Halalas,
})

const sar = (riyals: number) => (riyals * 100) as Halalas

const menus: Readonly<Record<string, PreparationPrices>> = {
  hamour: { gutted: sar(2), cleaned: sar(3), fillet: sar(9), steaks: sar(5) },
  kanad: { gutted: sar(2), fillet: sar(8), steaks: sar(4) },
  najil: { gutted: sar(2), cleaned: sar(3) },
  sheri: { gutted: sar(2), cleaned: sar(3) },
  safi: { cleaned: sar(3) },
  zubaidi: { gutted: sar(2), cleaned: sar(4) },
  salmon: { gutted: sar(2), fillet: sar(10), steaks: sar(5) },
}
