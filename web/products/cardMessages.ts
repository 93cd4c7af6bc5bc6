import { messages } from '../base/text.ts'

/** Words of a product wherever it is shown; they come with the first load, so there is nothing else here. */
export const cardText = messages({
  home: { ar: 'الرئيسية', en: 'Home' },
  specials: { ar: 'منتجات مميزة', en: 'Special products' },
  specialsSub: { ar: 'مختارة من صيد اليوم ومن المستورد', en: "Picked from today's catch and imports" },
  caughtToday: { ar: 'طروة', en: 'Caught today' },
  available: { ar: 'المتاح', en: 'Available' },
  listed: { ar: 'عُرض', en: 'Listed' },
  place: {
    ar: (market: string, city: string) => (market === city ? market : `${market}، ${city}`),
    en: (market: string, city: string) => (market === city ? market : `${market}, ${city}`),
  },
  buy: { ar: 'شراء', en: 'Buy' },
  buyNamed: { ar: (name: string) => `شراء ${name}`, en: (name: string) => `Buy ${name}` },
})
