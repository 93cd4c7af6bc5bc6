import type { Pair } from '#shared/base/locale.ts'
import type { Wanted } from '../store.ts'

/** The names of a request's fields in notifications of a change. */
export const fieldNames = {
  title: { ar: 'العنوان', en: 'title' },
  body: { ar: 'التفاصيل', en: 'details' },
  fish: { ar: 'نوع السمك', en: 'fish' },
  city: { ar: 'المدينة', en: 'city' },
  size: { ar: 'الحجم', en: 'size' },
  quality: { ar: 'الجودة', en: 'quality' },
  quantity: { ar: 'الكمية', en: 'quantity' },
  weight: { ar: 'وزن السمكة', en: 'weight of a fish' },
  price: { ar: 'السعر المقترح', en: 'suggested price' },
  neededBy: { ar: 'موعد الحاجة', en: 'day of need' },
  image: { ar: 'الصورة', en: 'picture' },
} as const satisfies Record<keyof Wanted | 'image', Pair>
