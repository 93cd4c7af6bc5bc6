import { offersCounted } from '../../app/texts/counted.ts'
import { lotsCounted } from '../../app/texts/countedLater.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of a market's board; it shows both languages in turn. */
export const boardText = messages({
  live: { ar: 'مزادات جارية', en: 'Live auctions' },
  hammered: { ar: 'آخر ما بيع في الحراج', en: 'Last sales in the hall' },
  next: { ar: 'مزادات قادمة', en: 'Coming auctions' },
  noLive: { ar: 'لا مزاد جارٍ الآن', en: 'No auction is running now' },
  noHammered: { ar: 'لم يُبع شيء في الحراج بعد', en: 'Nothing sold in the hall yet' },
  session: { ar: 'جلسة مزاد', en: 'Auction session' },
  sessionOpen: { ar: 'جارية الآن', en: 'Live now' },
  lots: lotsCounted,
  fajr: { ar: 'الفجر', en: 'Fajr' },
  dhuhr: { ar: 'الظهر', en: 'Dhuhr' },
  asr: { ar: 'العصر', en: 'Asr' },
  maghrib: { ar: 'المغرب', en: 'Maghrib' },
  isha: { ar: 'العشاء', en: 'Isha' },
  until: { ar: (prayer: string) => `${prayer} بعد`, en: (prayer: string) => `${prayer} in` },
  dutch: { ar: 'تنازلي', en: 'Dutch' },
  sealed: { ar: 'مظروف مغلق', en: 'Sealed' },
  offers: offersCounted,
  opensIn: { ar: 'تُفتح العروض بعد', en: 'Offers open in' },
  leastOffer: { ar: 'من', en: 'from' },
  endsIn: { ar: 'ينتهي بعد', en: 'Ends in' },
  noneToday: { ar: 'لا بيع في الحراج اليوم', en: 'No sales in the hall today' },
  today: {
    ar: (n: number, weight: string) =>
      `${countArabic(n, {
        zero: 'لا بيع في الحراج اليوم',
        one: 'بيع واحد اليوم',
        two: 'بيعان اليوم',
        few: `${n} مبيعات اليوم`,
        many: `${n} بيعًا اليوم`,
        other: `${n} بيع اليوم`,
      })} · \u2068${weight}\u2069`,
    en: (n: number, weight: string) =>
      `${countEnglish(n, { one: '1 sale today', other: `${n} sales today` })} · \u2068${weight}\u2069`,
  },
  perKilogram: { ar: 'للكيلو', en: 'per kg' },
  from: {
    ar: (time: string) => `البيانات من \u2066${time}\u2069`,
    en: (time: string) => `Data from \u2066${time}\u2069`,
  },
  none: { ar: 'لا بيانات بعد، نحاول باستمرار', en: 'No data yet. Trying again' },
  unknown: { ar: 'لا سوق بهذا الرقم', en: 'There is no market with this number' },
})
