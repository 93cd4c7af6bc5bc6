import { messages } from '../../app/texts/text.ts'

/** Texts of the announcements to screen readers. */
export const announcementText = messages({
  price: { ar: (price: string) => `السعر الآن ${price}`, en: (price: string) => `The price is now ${price}` },
  leading: {
    ar: (price: string) => `أنت الأعلى الآن، ${price}`,
    en: (price: string) => `You lead now, at ${price}`,
  },
  outbid: {
    ar: (price: string) => `تمت المزايدة عليك، السعر الآن ${price}`,
    en: (price: string) => `You have been outbid, the price is now ${price}`,
  },
  extended: {
    ar: (time: string) => `مُدّد المزاد إلى الساعة ${time}`,
    en: (time: string) => `The auction is extended to ${time}`,
  },
  started: { ar: 'بدأ المزاد', en: 'The auction has begun' },
  ended: { ar: 'انتهى المزاد', en: 'The auction has ended' },
  awarded: {
    ar: (price: string) => `رسا المزاد على ${price}`,
    en: (price: string) => `The lot went for ${price}`,
  },
  awardedMine: { ar: 'رسا عليك المزاد', en: 'The lot is yours' },
  voided: { ar: 'أُلغي المزاد', en: 'The auction was cancelled' },
  lost: { ar: 'انقطع الاتصال بالمزاد', en: 'The connection to the auction is lost' },
  back: { ar: 'عاد الاتصال بالمزاد', en: 'Connected to the auction again' },
})
