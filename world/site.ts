import { riyadhDay } from '#shared/base/dates.ts'
import type { Pair } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import type { SceneName } from '#world/art/scenes/scenes.ts'
import { closedSeason } from '#world/reference/reference.ts'

/** The site's own record (specification, section 3, "Main static data"); an operator puts in the real data. */
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
    facebook: demo ? 'https://www.facebook.com/' : null,
    twitter: demo ? 'https://x.com/' : null,
    instagram: demo ? 'https://www.instagram.com/' : null,
    youtube: demo ? 'https://www.youtube.com/' : null,
    updated_at: startAt,
  }
}

/** The sign of the house: a fish on sand, as the header shows it. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<rect width="480" height="480" rx="112" fill="#F4EBDD"/>
<path d="M72 240C112 160 176 128 240 128c72 0 120 40 152 80l56-40c8-6 18 0 16 10-6 40-6 84 0 124 2 10-8 16-16 10l-56-40c-32 40-80 80-152 80-64 0-128-32-168-112Z" fill="#0A5C73"/>
<path d="M240 128c72 0 120 40 152 80l56-40c8-6 18 0 16 10-3 20-4.500 41-4.500 62H212c30-30 42-70 28-112Z" fill="#5CC3D3"/>
<path d="M72 240c40 80 104 112 168 112 72 0 120-40 152-80-96 36-216 30-320-32Z" fill="#0B2233" opacity=".35"/>
<circle cx="158" cy="216" r="24" fill="#fff"/><circle cx="158" cy="216" r="11" fill="#0B2233"/>
</svg>`

export interface TickerLine {
  readonly text: Pair
  readonly url: string | null
}

/** What the news ticker says on a day; seasons follow the calendar. */
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
    line('سعر الكنعد اليوم في كل الأسواق', 'Today’s kanad prices in every market', market('kanad')),
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

/** Pictures of the gallery, in their order. */
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
