import { riyadhDay } from '#shared/base/dates.ts'
import type { Pair } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { closedSeason } from './reference/reference.ts'
import type { SceneName } from './scenes.ts'

/**
 * The first record of the site itself (specification, section 3, "Main static data"), which an operator replaces. Only a demo
 * has links to social networks.
 */
export function siteRow(startAt: Date, logo: string, demo: boolean) {
  const year = riyadhDay(startAt).slice(0, 4)
  return {
    name_ar: 'سوق السمك',
    name_en: 'Samak Market',
    about_ar: 'منصة وطنية تجمع الصيادين والأسواق والمشترين على سعر واضح وكمية معلومة.',
    about_en:
      'A national platform where fishermen, markets and buyers meet on a clear price and a known quantity.',
    address_ar: 'القطيف، المنطقة الشرقية',
    address_en: 'Qatif, Eastern Province',
    copyright_ar: `© ${year} سوق السمك | جميع الحقوق محفوظة`,
    copyright_en: `© ${year} Samak Market | All rights reserved`,
    email: 'info@samak.example',
    mobile: '+966 13 800 1234',
    logo2: logo,
    logo4: logo,
    facebook: demo ? 'https://www.facebook.com/samakmarket' : null,
    twitter: demo ? 'https://x.com/samakmarket' : null,
    instagram: demo ? 'https://www.instagram.com/samakmarket' : null,
    youtube: demo ? 'https://www.youtube.com/@samakmarket' : null,
    updated_at: startAt,
  }
}

export interface TickerLine {
  readonly text: Pair
  readonly url: string | null
}

/** The ticker lines of a day; lines about seasons follow the calendar. */
export function tickerLines(startAt: Date, fishId: (code: string) => number): TickerLine[] {
  const day = riyadhDay(startAt)
  const market = (code: string) => paths.localMarket({ fishId: fishId(code) })
  const shrimpClosed = closedSeason('shrimp-tiger', 'eastern', day)
  const najilClosed = closedSeason('najil', 'makkah', day)
  return [
    shrimpClosed
      ? line('يُفتح موسم روبيان الخليج في 1 أغسطس', 'The Gulf shrimp season opens on 1 August', null)
      : line(
          'موسم روبيان الخليج مفتوح حتى 31 يناير',
          'The Gulf shrimp season is open until 31 January',
          market('shrimp-tiger'),
        ),
    line(
      'حراج القطيف الرئيس كل مساء الساعة 8:00',
      'The main Qatif haraj is held every evening at 8:00',
      null,
    ),
    najilClosed
      ? line(
          'حظر الناجل والطرادي على ساحل البحر الأحمر حتى 31 مايو',
          'Najil and taradi are closed on the Red Sea coast until 31 May',
          null,
        )
      : line(
          'الناجل متاح في أسواق البحر الأحمر، والحظر في أبريل ومايو',
          'Najil is on sale at the Red Sea markets; the closure is in April and May',
          market('najil'),
        ),
    line('سعر الكنعد اليوم في كل الأسواق', 'Today’s kingfish prices in every market', market('kanad')),
    line(
      'حراج جدة بعد صلاة الفجر، ثم حراج الطروة',
      'The Jeddah haraj follows the Fajr prayer, then comes the tarwah haraj',
      null,
    ),
    line(
      'مزاد ثول كل يوم بعد صلاة العصر حتى نفاد الكمية',
      'Thuwal auctions daily after Asr until the fish runs out',
      null,
    ),
    line(
      'كل بطاقة تذكر المصدر: بلدي أو مستزرع محلي أو مستورد',
      'Every card names the origin: local, farmed in the Kingdom or imported',
      paths.localMarket(),
    ),
  ]
}

function line(ar: string, en: string, url: string | null): TickerLine {
  return { text: { ar, en }, url }
}

/** Pictures of the gallery, in order. */
export const galleryPictures: readonly { readonly scene: SceneName; readonly title: Pair }[] = [
  { scene: 'harbour_day', title: { ar: 'المرفأ وقت الظهيرة', en: 'The harbour at midday' } },
  { scene: 'fish_on_ice', title: { ar: 'صيد الصباح على الثلج', en: 'The morning’s catch on ice' } },
  { scene: 'auction_dawn', title: { ar: 'الحراج بعد صلاة الفجر', en: 'The haraj after the Fajr prayer' } },
  { scene: 'market_stall', title: { ar: 'مبسط السمك', en: 'A fishmonger’s stall' } },
  { scene: 'gulf_crossing', title: { ar: 'العودة من رحلة صيد', en: 'Coming home from a fishing trip' } },
  { scene: 'mending_nets', title: { ar: 'رتق الشباك على الرصيف', en: 'Mending nets on the quay' } },
  { scene: 'shellfish', title: { ar: 'قبقب وروبيان ومحار', en: 'Crab, shrimp and oysters' } },
  { scene: 'sea_cages', title: { ar: 'أقفاص الاستزراع في البحر الأحمر', en: 'Sea cages in the Red Sea' } },
  {
    scene: 'cold_truck',
    title: { ar: 'النقل المبرد على طريق الساحل', en: 'Cold transport on the coast road' },
  },
  { scene: 'quay', title: { ar: 'الرصيف والشباك', en: 'The quay and its nets' } },
]
