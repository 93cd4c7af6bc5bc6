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
  weight: { ar: 'وزن السمكة', en: 'weight per fish' },
  price: { ar: 'السعر المقترح', en: 'suggested price' },
  neededBy: { ar: 'الموعد المطلوب', en: 'needed by' },
  image: { ar: 'الصورة', en: 'photo' },
} as const satisfies Record<keyof Wanted | 'image', Pair>
