import { messages } from '../../app/texts/text.ts'

/** Texts of the announcements to screen readers. */
export const announcementText = messages({
  price: { ar: (price: string) => `السعر الآن ${price}`, en: (price: string) => `The price is now ${price}` },
  leading: {
    ar: (price: string) => `أنت صاحب أعلى مزايدة، ${price}`,
    en: (price: string) => `You’re the highest bidder, at ${price}`,
  },
  outbid: {
    ar: (price: string) => `زاد عليك مزايد آخر، السعر الآن ${price}`,
    en: (price: string) => `You’ve been outbid, the price is now ${price}`,
  },
  extended: {
    ar: (time: string) => `مُدّد المزاد إلى الساعة ${time}`,
    en: (time: string) => `The auction is extended to ${time}`,
  },
  started: { ar: 'بدأ المزاد', en: 'The auction has started' },
  ended: { ar: 'انتهى المزاد', en: 'The auction has ended' },
  awarded: {
    ar: (price: string) => `رسا المزاد بسعر ${price}`,
    en: (price: string) => `Sold for ${price}`,
  },
  awardedMine: { ar: 'رسا عليك المزاد', en: 'You won the auction' },
  voided: { ar: 'أُلغي المزاد', en: 'Auction cancelled' },
  lost: { ar: 'انقطع الاتصال بالمزاد', en: 'Connection to the auction lost' },
  back: { ar: 'عاد الاتصال بالمزاد', en: 'Connected to the auction again' },
})
