import { describe, expect, it } from 'vitest'
import { spelled, unreadable } from '#demo/testing/typedNumbers.ts'
import { grams } from '#shared/base/quantity.ts'
import type { OrderItem } from '#shared/orders/contract.ts'
import { blankLot, lotFieldsOf } from '#web/auctions/add/lot.ts'
import { lotProblems } from '#web/auctions/add/lotProblems.ts'
import {
  demandBody,
  demandProblems,
  demandStart,
  supplyBody,
  supplyProblems,
  supplyStart,
} from '#web/behar/form/goodsForm.ts'
import {
  blankLot as blankHallLot,
  bodyOf as hallLotBody,
  problemsOf as hallLotProblems,
} from '#web/hall/selling/form.ts'
import { landedBody, landedProblems } from '#web/landings/landed.ts'
import {
  blankCatch,
  fieldsOf as catchFields,
  problemsOf as catchProblems,
} from '#web/landings/quay/announcement.ts'
import { termsOf, termsProblems } from '#web/operator/halls/hallTyped.ts'
import {
  auctionTimes,
  orderTimes,
  bodyOf as settingsBody,
  problemsOf as settingsProblems,
  type TypedSettings,
} from '#web/operator/settings/settingsTyped.ts'
import { degreesOf, degreesProblem, seasonNumbers, seasonProblems } from '#web/operator/typedNumbers.ts'
import { lineOf } from '#web/orders/actions/weighing.ts'
import { blankListing, fieldsOf as listingFields } from '#web/products/listing/state/listing.ts'
import { priceFor } from '#web/products/listing/state/price.ts'
import { problemsOf as listingProblems } from '#web/products/listing/state/steps.ts'
import { readCell } from '#web/products/myProducts/cell.ts'
import { fieldsOf as askFields, blankAsk } from '#web/requests/add/ask.ts'
import { problemsOf as askProblems } from '#web/requests/add/problems.ts'
import { offerBody, offerProblems, startOf } from '#web/requests/offering/form.ts'

/**
 * A number field of a form. `sent` returns what the form sends for a typed text: for each spelling of `value` it must be
 * `wire`. `problem` returns the error at the field: a text of `wrong` must have one, and no number may be sent for it.
 * e2e/wallet/amounts.spec.ts tests the connection of fields and buttons.
 */
interface Place {
  readonly sent: (typed: string) => unknown
  readonly problem: (typed: string) => unknown
  /** The number that is typed; the default is 50.5. */
  readonly value?: number
  readonly wire?: number
  readonly wrong?: readonly string[]
}

const now = new Date('2026-11-22T06:00:00Z')
const whole = ['abc', '1.2.3', '-5', '1.5'] as const
const name = { ar: 'هامور', en: 'Hamour' }

const listing = (part: object) => ({ ...blankListing, count: '2', price: '20', ...part })
const newGoods = (field: 'quantity' | 'price', part: (typed: string) => object): Place => ({
  sent: (typed) => listingFields(listing(part(typed)), name)[field],
  problem: (typed) => listingProblems(listing(part(typed)), name, now, 'en')[field],
})

const offer = (typed: object) => ({
  ...startOf(null, { least: grams(1), most: grams(60_000) }),
  price: '57',
  ...typed,
})
const offered = (field: 'price' | 'delivery_days', part: (typed: string) => object): Place => ({
  sent: (typed) => offerBody(1, offer(part(typed)))[field],
  problem: (typed) =>
    offerProblems(offer(part(typed)), { least: grams(1), most: grams(60_000) }, 'en')[field],
})

const asked = (field: 'quantity' | 'price' | 'weight'): Place => ({
  sent: (typed) => askFields({ ...blankAsk('en'), quantity: '80', [field]: typed }, 'Hamour')[field],
  problem: (typed) =>
    askProblems({ ...blankAsk('en'), quantity: '80', [field]: typed }, 'Hamour', now, 'en')[field],
})

const lot = (
  field: 'reserve_price' | 'min_increment' | 'minutes',
  part: (typed: string) => object,
): Place => ({
  sent: (typed) => lotFieldsOf({ ...blankLot, ...part(typed) })[field],
  problem: (typed) => {
    const times = { startsAt: null, endsAt: null, afterPrayer: false, latestEnd: null, softFrom: null }
    const facts = { times, starting: undefined, now, shortestS: 60, locale: 'en' as const }
    return lotProblems({ ...blankLot, ...part(typed) }, facts)[field]
  },
})

const settings: TypedSettings = {
  commission: '2.5',
  times: Object.fromEntries(
    [...auctionTimes, ...orderTimes].map((time) => [time, { amount: '1', unit: 'h' }]),
  ) as TypedSettings['times'],
  request_days: '30',
  second_factor_required: false,
  unverified: 'some',
  unverified_goods: '5',
  vat_number: '',
  note: '',
}
const timed = (time: (typeof auctionTimes)[number] | (typeof orderTimes)[number]): Place => {
  const typedAt = (amount: string) => ({
    ...settings,
    times: { ...settings.times, [time]: { amount, unit: 'h' as const } },
  })
  return {
    sent: (typed) => settingsBody(typedAt(typed))[time],
    problem: (typed) => settingsProblems(typedAt(typed))[time],
    value: 1.5,
    wire: 5_400,
  }
}

const desk = { people: [], lots: [], usual: [] }
const hammered = (field: 'weight' | 'price', wire: 'quantity' | 'price'): Place => {
  const typedLot = (typed: string) => ({
    ...{ ...blankHallLot, fishId: 1, weight: '32', price: '1000', [field]: typed },
    ...{ seller: { id: 1, name: 'حسين' }, buyer: { kind: 'walk_in' } as const },
  })
  return {
    sent: (typed) => hallLotBody(typedLot(typed), desk, { key: 'k', reference: 'r', soldAt: now })[wire],
    problem: (typed) => hallLotProblems(typedLot(typed), desk, 'en')[field],
  }
}

const caught = (field: 'weight' | 'price', wire: 'quantity' | 'price'): Place => {
  const typedCatch = (typed: string) => ({
    ...{ ...blankCatch([]), fishId: 1, sizeId: 1, marketId: 1, landsAt: now.toISOString() },
    ...{ weight: '120', price: '38', [field]: typed },
  })
  return {
    sent: (typed) => catchFields(typedCatch(typed), { quality: 1, fishType: 1 })[wire],
    problem: (typed) => catchProblems(typedCatch(typed), now, 'en')[field],
  }
}

const supply = { ...supplyStart(null, now), price: '54', quantity: '800' }
const demand = { ...demandStart(null, now), price: '54', quantity: '800' }
const season = { min_size_cm: '', year: '' }
const item = {
  ordered_quantity: 60,
  ordered_total: 3_720,
  total: 3_720,
  price: 62,
  preparation: { price: 0 },
} as OrderItem

const valuesOf = (read: ReturnType<typeof readCell>): Readonly<Record<string, unknown>> =>
  'change' in read ? read.change : read

const places: Readonly<Record<string, Place>> = {
  'the price of new goods': newGoods('price', (price) => ({ price })),
  'the preparation of new goods': {
    sent: (fillet) => listingFields(listing({ preparations: { fillet } }), name).preparations.fillet,
    problem: (fillet) =>
      listingProblems(listing({ preparations: { fillet } }), name, now, 'en')['preparations.fillet'],
  },
  'the kilograms of new goods': newGoods('quantity', (count) => ({ unit: 'kilo', count })),
  'the boxes of new goods': {
    ...newGoods('quantity', (count) => ({ unit: 'box', unitWeight: '32', count })),
    value: 2.5,
    wire: 80,
  },
  'the weight of a box of new goods': {
    ...newGoods('quantity', (unitWeight) => ({ unit: 'box', unitWeight })),
    value: 30.5,
    wire: 61,
  },
  'the price of a product in its row': {
    sent: (typed) => valuesOf(readCell('price', typed)).price,
    problem: (typed) => valuesOf(readCell('price', typed)).problem,
  },
  'the stock of a product in its row': {
    sent: (typed) => valuesOf(readCell('quantity', typed)).quantity,
    problem: (typed) => valuesOf(readCell('quantity', typed)).problem,
  },
  'the price of an offer': offered('price', (price) => ({ price })),
  'the days of an offer': { ...offered('delivery_days', (days) => ({ days })), value: 12, wrong: whole },
  'the quantity of a request': asked('quantity'),
  'the price of a request': asked('price'),
  'the weight of one fish of a request': asked('weight'),
  'the reserve of a lot': lot('reserve_price', (reserve) => ({ reserve })),
  'the smallest step of a lot': lot('min_increment', (ownStep) => ({ step: 'own', ownStep })),
  'the minutes of a lot': {
    ...lot('minutes', (minutes) => ({ lasts: 'own', minutes })),
    value: 75,
    wrong: whole,
  },
  'the price of a supply': {
    sent: (price) => supplyBody({ ...supply, price }).price,
    problem: (price) => supplyProblems({ ...supply, price }, now).price,
  },
  'the quantity of a supply': {
    sent: (quantity) => supplyBody({ ...supply, quantity }).quantity,
    problem: (quantity) => supplyProblems({ ...supply, quantity }, now).quantity,
  },
  'the target of a demand': {
    sent: (price) => demandBody({ ...demand, price }).target_price,
    problem: (price) => demandProblems({ ...demand, price }, now).target_price,
  },
  'kilograms for 100 riyals': {
    sent: (kilos) => Number.parseFloat(priceFor(kilos)),
    problem: (kilos) => priceFor(kilos) === '' || undefined,
    value: 2.5,
    wire: 40,
  },
  'a packed weight': {
    sent: (typed) => (lineOf('normal', item, typed).grams ?? Number.NaN) / 1_000,
    problem: (typed) => lineOf('normal', item, typed).problem ?? undefined,
  },
  'the commission': {
    sent: (commission) => settingsBody({ ...settings, commission }).commission_bp,
    problem: (commission) => settingsProblems({ ...settings, commission }).commission_bp,
    value: 2.5,
    wire: 250,
  },
  ...Object.fromEntries([...auctionTimes, ...orderTimes].map((time) => [`the setting ${time}`, timed(time)])),
  'the days of a request': {
    sent: (request_days) => settingsBody({ ...settings, request_days }).request_days,
    problem: (request_days) => settingsProblems({ ...settings, request_days }).request_days,
    value: 14,
    wrong: whole,
  },
  'the coordinates of a city': {
    sent: degreesOf,
    problem: degreesProblem,
    value: 26.434567,
    wrong: ['abc', '1.2.3', '26.4345678', '200'],
  },
  'the smallest size of a season': {
    sent: (min_size_cm) => seasonNumbers({ ...season, min_size_cm }).min_size_cm,
    problem: (min_size_cm) => seasonProblems({ ...season, min_size_cm }).min_size_cm,
    value: 45,
    wrong: whole,
  },
  'the weight of an arriving catch': caught('weight', 'quantity'),
  'the price of an arriving catch': caught('price', 'price'),
  'the weight of a landed catch': {
    sent: (quantity) => landedBody({ quantity }).quantity,
    problem: (quantity) => landedProblems({ quantity }, 'en').quantity,
  },
  'the weight of a lot in a hall': hammered('weight', 'quantity'),
  'the hammer price of a lot in a hall': hammered('price', 'price'),
  'the commission of a hall': {
    sent: (hall) => termsOf({ hall, say: '1.5' }).hall_bp,
    problem: (hall) => termsProblems({ hall, say: '1.5' }).hall_bp,
    value: 2.5,
    wire: 250,
  },
  'the year of a season': {
    sent: (year) => seasonNumbers({ ...season, year }).year,
    problem: (year) => seasonProblems({ ...season, year }).year,
    value: 2027,
    wrong: [...whole, '1999'],
  },
}

describe.each(Object.entries(places))(
  '%s',
  (_, { sent, problem, value = 50.5, wire = value, wrong = unreadable }) => {
    it.each(spelled(value))('is sent with its value if it is typed as %s', (typed) => {
      expect(problem(typed)).toBeUndefined()
      expect(sent(typed)).toBe(wire)
    })

    it.each(wrong)('is refused and not sent as a number if it is typed as %s', (typed) => {
      expect(problem(typed)).toBeTruthy()
      expect(numberOf(() => sent(typed))).toBeNaN()
    })
  },
)

/** Returns NaN if the work throws, omits the number or returns NaN, because none of these is sent as a number. */
function numberOf(work: () => unknown): unknown {
  try {
    return work() ?? Number.NaN
  } catch (error) {
    if (error instanceof RangeError) return Number.NaN
    throw error
  }
}
