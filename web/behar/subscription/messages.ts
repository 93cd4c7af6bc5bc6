import type { PlanUnit } from '#shared/behar/plans.ts'
import { daysCounted } from '../../app/texts/countedLater.ts'
import { apart } from '../../app/texts/isolate.ts'
import { countArabic, countEnglish, messages } from '../../app/texts/text.ts'

/** Texts of the page of the subscription. Days are printed as `YYYY-MM-DD`. */
export const planText = messages({
  failed: { ar: 'تعذّر تحميل اشتراكك', en: 'We couldn’t load your subscription' },
  notYet: { ar: 'لم تدخل سوق بحار بعد', en: 'You have not visited the Behar market yet' },
  notYetBody: {
    ar: 'تبدأ فترتك التجريبية مع أول دخول، ويُضاف التجديد إليها.',
    en: 'Your trial starts with your first visit. A renewal is added to it.',
  },
  toMarket: { ar: 'إلى سوق بحار', en: 'Go to Behar market' },
  ends: { ar: (day: string) => `ينتهي في \u2066${day}\u2069`, en: (day: string) => `Ends on ${day}` },
  ended: { ar: (day: string) => `انتهى في \u2066${day}\u2069`, en: (day: string) => `Ended on ${day}` },

  renew: { ar: 'تجديد الاشتراك', en: 'Renew' },
  renewAgain: { ar: 'تجديد مرة أخرى', en: 'Renew again' },
  choose: { ar: 'اختر الباقة', en: 'Choose a plan' },
  saves: {
    ar: (amount: string, percent: string) => `توفّر ${apart(`${amount}\u00a0ريال`)} (${percent})`,
    en: (amount: string, percent: string) => `You save SR\u00a0${amount} (${percent})`,
  },
  method: { ar: 'طريقة الدفع', en: 'Payment method' },
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  walletHas: { ar: (amount: string) => `المتاح ${amount}`, en: (amount: string) => `${amount} available` },
  walletShort: {
    ar: (amount: string) => `المتاح ${amount}، أقل من سعر الباقة`,
    en: (amount: string) => `${amount} available, less than the price of the plan`,
  },
  topUp: { ar: 'اشحن المحفظة', en: 'Top up your wallet' },
  card: { ar: 'بطاقة بنكية', en: 'Bank card' },
  cardBody: { ar: 'مدى أو فيزا أو ماستركارد', en: 'mada, Visa or Mastercard' },
  newEnd: { ar: 'ينتهي بعد التجديد في', en: 'New end date' },
  total: { ar: 'الإجمالي', en: 'Total' },
  pay: { ar: (amount: string) => `جدّد وادفع ${amount}`, en: (amount: string) => `Renew and pay ${amount}` },
  toCard: {
    ar: (amount: string) => `ادفع ${amount} بالبطاقة`,
    en: (amount: string) => `Pay ${amount} by card`,
  },
  sending: { ar: 'جارٍ الإرسال', en: 'Sending' },
  notSent: {
    ar: 'لم يصل الرد. أعد المحاولة، ولن تدفع مرتين.',
    en: 'We got no answer. Try again, you will not pay twice.',
  },
  noPlans: { ar: 'لا باقات متاحة الآن', en: 'No plans are available right now' },
  noPlansBody: {
    ar: 'راسلنا لنجدد اشتراكك.',
    en: 'Send us a message and we will renew your subscription.',
  },
  contact: { ar: 'تواصل معنا', en: 'Contact us' },

  renewed: { ar: 'جُدّد اشتراكك', en: 'Your subscription is renewed' },
  renewedBody: {
    ar: (plan: string, amount: string, until: string) =>
      `دفعت ${amount} مقابل ${plan}، وينتهي اشتراكك في \u2066${until}\u2069.`,
    en: (plan: string, amount: string, until: string) =>
      `You paid ${amount} for ${plan}. Your subscription ends on ${until}.`,
  },
  waiting: { ar: 'بانتظار تأكيد الدفع بالبطاقة', en: 'Waiting for the card payment' },
  waitingBody: {
    ar: 'يُجدَّد اشتراكك فور تأكيد الدفع. إن لم تكمل الدفع بعد فأكمله.',
    en: 'Your subscription is renewed as soon as the payment is confirmed. If you have not paid yet, continue.',
  },
  finish: { ar: 'أكمل الدفع', en: 'Continue payment' },
  declined: { ar: 'لم يتم الدفع بالبطاقة', en: 'The card payment did not go through' },
  declinedBody: {
    ar: 'لم يُخصم شيء، واشتراكك لم يتغير. أعد المحاولة أو اختر طريقة أخرى.',
    en: 'You were not charged, and your subscription has not changed. Try again or choose another way.',
  },
  again: { ar: (amount: string) => `ادفع ${amount} مرة أخرى`, en: (amount: string) => `Pay ${amount} again` },

  history: { ar: 'مدفوعات الاشتراك', en: 'Subscription payments' },
  period: {
    ar: (from: string, to: string) => `من \u2066${from}\u2069 إلى \u2066${to}\u2069`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  byWallet: { ar: 'من المحفظة', en: 'From the wallet' },
  byCard: { ar: 'بالبطاقة', en: 'By card' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  pending: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  notPaid: { ar: 'لم يُدفع', en: 'Not paid' },
  sellerVat: {
    ar: (number: string) => `الرقم الضريبي للسوق \u2066${number}\u2069`,
    en: (number: string) => `VAT number of the market: ${number}`,
  },
  from: { ar: (price: string) => `الباقات من ${price}`, en: (price: string) => `Plans from ${price}` },
})

/** The text `n months` in both languages. */
export const months = {
  ar: (n: number) =>
    countArabic(n, {
      zero: 'بلا',
      one: 'شهر واحد',
      two: 'شهران',
      few: `${n} أشهر`,
      many: `${n} شهرًا`,
      other: `${n} شهر`,
    }),
  en: (n: number) => countEnglish(n, { one: '1 month', other: `${n} months` }),
}

/** The length of a plan in words. */
export const lengthWords = {
  days: daysCounted({ ar: 'بلا', en: '0 days' }),
  months,
} as const satisfies Record<PlanUnit, unknown>
