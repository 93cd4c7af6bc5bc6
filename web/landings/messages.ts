import type { LandingState, ReservationState } from '#shared/landings/rules.ts'
import { messages, type Text } from '../app/texts/text.ts'

/** Texts of arriving catches, wherever they are shown. */
export const landingText = messages({
  arriving: { ar: 'قادم', en: 'Arriving' },
  arrivingTitle: { ar: 'صيد قادم', en: 'Arriving catch' },
  arrivingSub: {
    ar: 'احجز منه الآن، وتدفع بعد وزنه على الرصيف',
    en: 'Reserve now, pay once it is weighed at the quay',
  },
  landsAt: { ar: (time: string) => `يصل ${time}`, en: (time: string) => `Lands ${time}` },
  today: { ar: (time: string) => `اليوم ${time}`, en: (time: string) => `today ${time}` },
  tomorrow: { ar: (time: string) => `غدًا ${time}`, en: (time: string) => `tomorrow ${time}` },
  about: { ar: 'حوالي', en: 'about' },
  free: { ar: 'غير محجوز', en: 'Not reserved' },
  reserve: { ar: 'احجز', en: 'Reserve' },
  reserveNamed: { ar: (name: string) => `احجز من ${name}`, en: (name: string) => `Reserve ${name}` },
  all: { ar: 'محجوز كله', en: 'All reserved' },
  voice: { ar: 'رسالة صوتية من البائع', en: 'A voice note from the seller' },
  failed: { ar: 'تعذّر تحميل هذا الصيد', en: 'We couldn’t load this catch' },
})

/** The states of a catch. */
export const landingStateText: Readonly<Record<LandingState, Text>> = {
  arriving: { ar: 'قادم', en: 'Arriving' },
  landed: { ar: 'وصل', en: 'Landed' },
  cancelled: { ar: 'أُلغي', en: 'Cancelled' },
  missed: { ar: 'لم يُؤكَّد وصوله', en: 'Not confirmed' },
}

/** The states of a reservation. */
export const reservationStateText: Readonly<Record<ReservationState, Text>> = {
  waiting: { ar: 'بانتظار الوصول', en: 'Waiting for the landing' },
  held: { ar: 'محجوز لك', en: 'Held for you' },
  done: { ar: 'انتهى الحجز', en: 'Ended' },
  cancelled: { ar: 'أُلغي', en: 'Cancelled' },
  lost: { ar: 'لم يصل', en: 'Did not arrive' },
}

/** Texts of the reader's reservations. */
export const reservationsText = messages({
  title: { ar: 'حجوزاتي من الصيد القادم', en: 'My reservations of arriving catches' },
  announce: { ar: 'أعلن صيدًا قادمًا', en: 'Announce a catch' },
})
