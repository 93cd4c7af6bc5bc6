import { isolated } from '../../app/texts/isolate.ts'
import { messages } from '../../app/texts/text.ts'

/** Texts of a request's public page. */
export const requestText = messages({
  failed: { ar: 'تعذّر تحميل الطلب', en: 'We couldn’t load the request' },

  open: { ar: 'مفتوح', en: 'Open' },
  accepted: { ar: 'قُبل عرض', en: 'Offer accepted' },
  ordered: { ar: 'طُلب من البائع', en: 'Ordered' },
  closed: { ar: 'مغلق', en: 'Closed' },

  number: {
    ar: (number: string) => `طلب رقم ${isolated(number)}`,
    en: (number: string) => `Request ${number}`,
  },
  yourNumber: {
    ar: (number: string) => `طلبك رقم ${isolated(number)}`,
    en: (number: string) => `Your request ${number}`,
  },
  closes: { ar: (day: string) => `يُغلق ${isolated(day)}`, en: (day: string) => `Closes ${day}` },

  quantity: { ar: 'الكمية', en: 'Quantity' },
  yourPrice: { ar: 'سعرك المقترح', en: 'Your price' },
  price: { ar: 'السعر المقترح', en: 'Suggested price' },
  noPrice: { ar: 'بلا سعر', en: 'None' },
  yourNeed: { ar: 'تحتاجه قبل', en: 'You need it by' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  noDay: { ar: 'بلا موعد', en: 'No date' },
  averageSold: {
    ar: (fish: string) => `متوسط ${fish} في 30 يومًا`,
    en: (fish: string) => `${fish} 30-day average`,
  },
  averageAsked: {
    ar: (fish: string) => `متوسط المعروض من ${fish}`,
    en: (fish: string) => `${fish} on sale, average`,
  },
  noAverage: { ar: 'لا بيع بعد', en: 'No sales yet' },
  average: { ar: 'متوسط السوق', en: 'Market average' },
  size: { ar: 'الحجم', en: 'Size' },
  quality: { ar: 'الجودة', en: 'Quality' },
  weight: { ar: 'وزن السمكة الواحدة', en: 'Weight per fish' },

  sellersOffer: { ar: 'عندك هذا السمك؟', en: 'Do you have this fish?' },
  sellersOfferBody: {
    ar: 'قدّم سعرك وكميتك. العروض يراها صاحب الطلب وحده، ويقبل واحدًا منها.',
    en: 'Offer your price and quantity. Only the buyer sees the offers and accepts one.',
  },
  signIn: { ar: 'سجّل الدخول لتقدّم عرضك', en: 'Sign in to make an offer' },
  accountFailed: { ar: 'تعذّر تحميل حسابك', en: 'We couldn’t load your account' },
  accountFailedBody: {
    ar: 'تحقق من الشبكة، ثم أعد المحاولة لتقدّم عرضك.',
    en: 'Check your connection and try again to make an offer.',
  },
  retryAccount: { ar: 'إعادة المحاولة', en: 'Try again' },

  overTitle: { ar: 'لم يعد هذا الطلب يقبل عروضًا', en: 'This request no longer takes offers' },
  overAccepted: {
    ar: 'قبل صاحب الطلب أحد العروض.',
    en: 'The buyer accepted one of the offers.',
  },
  overClosed: { ar: 'أغلقه صاحبه، أو انتهت مدته.', en: 'The buyer closed it, or it has expired.' },
  otherRequests: { ar: 'طلبات أخرى مفتوحة', en: 'Other open requests' },

  headOpen: {
    ar: (title: string, kilograms: string) => `مطلوب: ${title}، ${kilograms} كجم`,
    en: (title: string, kilograms: string) => `Wanted: ${title}, ${kilograms} kg`,
  },
  headAccepted: {
    ar: (title: string, kilograms: string) => `قُبل عرض: ${title}، ${kilograms} كجم`,
    en: (title: string, kilograms: string) => `Offer accepted: ${title}, ${kilograms} kg`,
  },
  headClosed: {
    ar: (title: string, kilograms: string) => `طلب مغلق: ${title}، ${kilograms} كجم`,
    en: (title: string, kilograms: string) => `Closed: ${title}, ${kilograms} kg`,
  },
  described: {
    ar: (fish: string, city: string, offers: string) => `طلب ${fish} في ${city}. ${offers}.`,
    en: (fish: string, city: string, offers: string) => `${fish} wanted in ${city}. ${offers}.`,
  },
  describedPrice: {
    ar: (fish: string, city: string, price: string, offers: string) =>
      `طلب ${fish} في ${city}، السعر المقترح ${price} للكيلو. ${offers}.`,
    en: (fish: string, city: string, price: string, offers: string) =>
      `${fish} wanted in ${city}, suggested price ${price} per kg. ${offers}.`,
  },
})

/** The comparison of an offered price with the buyer's suggestion, as the buyer reads it and as a seller reads it. */
export const againstText = messages({
  below: {
    ar: (amount: string) => `أقل من سعرك بـ ${amount}`,
    en: (amount: string) => `${amount} below yours`,
  },
  above: {
    ar: (amount: string) => `أعلى من سعرك بـ ${amount}`,
    en: (amount: string) => `${amount} above yours`,
  },
  same: { ar: 'مساوٍ لسعرك المقترح', en: 'At your price' },
  belowAsked: {
    ar: (amount: string) => `أقل من السعر المقترح بـ ${amount}`,
    en: (amount: string) => `${amount} below the suggested price`,
  },
  aboveAsked: {
    ar: (amount: string) => `أعلى من السعر المقترح بـ ${amount}`,
    en: (amount: string) => `${amount} above the suggested price`,
  },
  sameAsked: { ar: 'مساوٍ للسعر المقترح', en: 'At the suggested price' },
})
