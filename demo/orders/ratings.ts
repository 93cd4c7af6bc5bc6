import type { Person } from '../people/people.ts'
import type { MadeProduct } from '../products/products.ts'
import type { Random } from '../random.ts'
import type { MadeOrder } from './orders.ts'

export interface MadeRating<Order> {
  readonly order: Order
  readonly rater: Person
  readonly rated: Person
  readonly stars: number
  readonly body: string
  readonly at: Date
}

/** Generates ratings of completed orders by many buyers and some sellers, within days and never in the future. */
export function rateOrders<Order extends MadeOrder<MadeProduct>>(
  random: Random,
  orders: readonly Order[],
  now: Date,
): MadeRating<Order>[] {
  return orders.flatMap((order, place) => {
    const { status, completedAt, buyer, seller } = order
    if (status !== 'completed' || !completedAt) return []
    const own = random.fork(String(place))
    const ratings: MadeRating<Order>[] = []
    const add = (rater: Person, rated: Person, words: Words, hours: number) => {
      const at = new Date(completedAt.getTime() + Math.floor(hours * 3_600_000))
      if (at.getTime() > now.getTime()) return
      const stars = own.weighted(starOdds)
      const body = own.chance(0.55) ? own.pick(words[stars] ?? ['']) : ''
      ratings.push({ order, rater, rated, stars, body, at })
    }
    if (own.chance(0.62)) add(buyer, seller, ofSellers, own.between(1, 90))
    if (own.chance(0.25)) add(seller, buyer, ofBuyers, own.between(1, 60))
    return ratings
  })
}

const starOdds = [
  [5, 11],
  [4, 6],
  [3, 1.6],
  [2, 0.5],
] as const

type Words = Readonly<Record<number, readonly string[]>>

const ofSellers: Words = {
  5: [
    'طازج كما وُصف، والوزن مضبوط.',
    'تنظيف ممتاز وتغليف مرتب مع ثلج كافٍ.',
    'وصل قبل الموعد، والسعر مناسب.',
    'أفضل روبيان وصلني هذا الشهر.',
    'Very fresh, exact weight, thank you.',
    'تعامل راقٍ وصدق في الوصف.',
  ],
  4: [
    'جيد، وتأخر التوصيل نصف ساعة.',
    'السمك طازج والأحجام متفاوتة قليلًا.',
    'Good fish, packing could be better.',
  ],
  3: ['مقبول، توقعت حجمًا أكبر.', 'التنظيف لم يكن كاملًا.'],
  2: ['وصل الثلج ذائبًا، وتفاهمنا بعدها على السعر.'],
}

const ofBuyers: Words = {
  5: ['دفع سريع واستلام في الموعد.', 'زبون محترم.', 'تعامل واضح.'],
  4: ['تأخر قليلًا في الاستلام.', 'تعامل جيد.'],
  3: ['غيّر موعد الاستلام مرتين.'],
  2: ['تأخر كثيرًا في الرد.'],
}
