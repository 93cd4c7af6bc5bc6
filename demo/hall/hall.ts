import type { Sql } from '#platform/database/db.ts'
import { moveCash, moveSale } from '#server/hall/selling/money.ts'
import { findSale, insertSale } from '#server/hall/selling/store.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { type Halalas, halalas, pricePerKg } from '#shared/base/money.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { sharesOfSale, vatOfSale } from '#shared/hall/rules.ts'
import { hallAccounts } from '../people/accounts.ts'
import { type Ids, insertRows, known } from '../store.ts'

const minute = 60_000
const day = 24 * 60 * minute
const market = 'qatif-fish-island'
/** The terms of a hall that is registered for VAT; the shares are in basis points. */
const terms = { hall_bp: 250, say_bp: 150, vat_number: '310175397400003' }

/** Fishermen and buyers whom the hall has registered, without an account; the first two are sellers. */
const people = [
  { name: 'حسين آل درويش', mobile: '0500300201' },
  { name: 'مكي العوامي', mobile: '0500300202' },
  { name: 'عبدالله الصفار', mobile: '0500300203' },
  { name: 'مطعم ساحل تاروت', mobile: '0500300204' },
  { name: 'أبو فاضل', mobile: null },
] as const

interface Lot {
  readonly fish: string
  readonly tubs: number
  readonly kilograms: number
  readonly riyals: number
  /** Indexes into `people`; a null buyer is a walk-in. */
  readonly seller: 0 | 1
  readonly buyer: 2 | 3 | 4 | null
}

/** The lots of one morning, one every few minutes. */
const lots: readonly Lot[] = [
  { fish: 'hamour', tubs: 1, kilograms: 31.5, riyals: 1_450, seller: 0, buyer: 3 },
  { fish: 'hamour', tubs: 1, kilograms: 32, riyals: 1_420, seller: 0, buyer: 2 },
  { fish: 'safi', tubs: 2, kilograms: 64, riyals: 1_600, seller: 0, buyer: 2 },
  { fish: 'sheri', tubs: 1, kilograms: 32, riyals: 640, seller: 0, buyer: null },
  { fish: 'sheri', tubs: 2, kilograms: 63, riyals: 1_230, seller: 0, buyer: 4 },
  { fish: 'shrimp-tiger', tubs: 3, kilograms: 96, riyals: 2_400, seller: 1, buyer: 3 },
  { fish: 'shrimp-tiger', tubs: 1, kilograms: 32, riyals: 815, seller: 1, buyer: 4 },
  { fish: 'safi', tubs: 1, kilograms: 30, riyals: 765, seller: 1, buyer: null },
  { fish: 'hamour', tubs: 1, kilograms: 28, riyals: 1_290, seller: 1, buyer: 2 },
  { fish: 'crab-blue', tubs: 1, kilograms: 25, riyals: 375, seller: 1, buyer: 4 },
]

/** Inserts one hall with a clerk, a chief who is its dallal, people with cards, and the cash sales of one morning. */
export async function insertHall(
  tx: Sql,
  { ids, startAt }: { readonly ids: Ids; readonly startAt: Date },
): Promise<void> {
  const marketId = known(ids.markets, market)
  const openedAt = new Date(startAt.getTime() - 30 * day)
  const [clerk, chief] = await insertColleagues(tx, openedAt)
  await insertRows(tx, 'halls', [
    { market_id: marketId, dallal_id: chief, active: true, opened_at: openedAt },
  ])
  await insertRows(tx, 'hall_terms', [{ market_id: marketId, starts_on: riyadhDay(openedAt), ...terms }])
  await insertRows(tx, 'hall_staff', [
    { market_id: marketId, user_id: clerk, role: 'clerk', named_at: openedAt },
    { market_id: marketId, user_id: chief, role: 'chief', named_at: openedAt },
  ])
  await insertRows(
    tx,
    'hall_people',
    people.map(({ name, mobile }, place) => ({
      market_id: marketId,
      number: firstNumber + place,
      name,
      mobile: mobile && mobileE164(mobile),
      created_at: openedAt,
    })),
  )
  const cards = await cardsOf(tx, marketId)
  for (const [place, lot] of lots.entries()) {
    const soldAt = new Date(startAt.getTime() - (lots.length - place) * 6 * minute)
    const fishId = ids.fish.get(lot.fish)
    if (fishId === undefined) continue
    const [weight, hammer] = weighed(lot)
    const shares = sharesOfSale(hammer, terms)
    const id = await insertSale(tx, {
      hallId: marketId,
      clerkId: clerk,
      key: `demo-${marketId}-${place}`,
      reference: `D${place + 1}`,
      digest: 'demo',
      fishId,
      farmed: false,
      productId: null,
      tubs: lot.tubs,
      quantity: weight,
      hammer,
      perKg: pricePerKg(hammer, weight) ?? hammer,
      sellerId: cards[lot.seller] ?? 0,
      sellerUserId: null,
      buyerId: lot.buyer === null ? null : (cards[lot.buyer] ?? null),
      buyerUserId: null,
      payment: 'cash',
      dallalId: chief,
      terms,
      shares,
      vat: vatOfSale(shares, terms, true),
      soldAt,
      receivedAt: soldAt,
    })
    const sale = await findSale(tx, { id })
    if (sale) await moveSale(tx, sale)
  }
  await payFirst(tx, clerk, startAt)
}

/** Records that the first seller has received the money of the first lot. */
async function payFirst(tx: Sql, clerk: number, startAt: Date): Promise<void> {
  const [first] = await tx.query<{ id: number; proceeds_halalas: Halalas }>({
    text: 'update hall_sales set paid_at = $1, paid_by = $2 where id = (select min(id) from hall_sales) returning id, proceeds_halalas',
    values: [startAt, clerk],
  })
  if (first) await moveCash(tx, first)
}

const weighed = ({ kilograms, riyals }: Lot): [Grams, Halalas] => [
  grams(Math.round(kilograms * 1_000)),
  halalas(riyals * 100),
]

const firstNumber = 1_001

/** Inserts the accounts of the clerk and the chief, with the password that all demo accounts have; returns their ids. */
async function insertColleagues(tx: Sql, openedAt: Date): Promise<[clerk: number, chief: number]> {
  const made: number[] = []
  for (const { mobile, firstName, lastName } of hallAccounts) {
    const [row] = await tx.query<{ id: number }>({
      text: `insert into users (f_name, l_name, mobile, email, address, password_hash, city_id, mobile_verified_at, created_at)
             select $1, $2, $3, $4, 'القطيف', (select password_hash from users order by id limit 1),
               (select city_id from markets where code = $5), $6, $6 returning id`,
      values: [
        firstName.ar,
        lastName.ar,
        mobileE164(mobile),
        `${firstName.en}.${lastName.en}@samak.example`.toLowerCase(),
        market,
        openedAt,
      ],
    })
    made.push(row?.id ?? 0)
  }
  const [clerk = 0, chief = 0] = made
  return [clerk, chief]
}

async function cardsOf(tx: Sql, marketId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    text: 'select id from hall_people where market_id = $1 order by number',
    values: [marketId],
  })
  return rows.map(({ id }) => id)
}
