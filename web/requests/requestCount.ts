import { countArabic } from '../app/texts/text.ts'

/** A number of requests in Arabic, which has one word for orders and for requests. */
export const arabicRequests = (n: number) =>
  countArabic(n, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${n} طلبات`,
    many: `${n} طلبًا`,
    other: `${n} طلب`,
  })
