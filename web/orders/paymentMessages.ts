import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts of the payment of unpaid orders, which several orders of one cart may share. */
export const paymentText = messages({
  declined: { ar: 'رُفضت البطاقة', en: 'Your card was declined' },
  declinedBody: {
    ar: 'لم يُخصم منك شيء. جرّب مرة أخرى، أو ببطاقة أخرى.',
    en: 'You were not charged. Try again, or use another card.',
  },
  together: {
    ar: (n: number) =>
      countArabic(n, {
        zero: 'دفعة واحدة',
        one: 'دفعة واحدة',
        two: 'دفعة واحدة لطلبين',
        few: `دفعة واحدة لـ${n} طلبات`,
        many: `دفعة واحدة لـ${n} طلبًا`,
        other: `دفعة واحدة لـ${n} طلب`,
      }),
    en: (n: number) => countEnglish(n, { one: 'One payment', other: `One payment of ${n} orders` }),
  },
  ordersOf: {
    ar: (numbers: string) => `الطلبات ${numbers}`,
    en: (numbers: string) => `Orders ${numbers}`,
  },
  payNow: { ar: (amount: string) => `ادفع ${amount}`, en: (amount: string) => `Pay ${amount}` },
  payAgain: {
    ar: (amount: string) => `ادفع ${amount} مرة أخرى`,
    en: (amount: string) => `Try again: pay ${amount}`,
  },
  toAccount: { ar: 'حساب التحويل والإيصال', en: 'Bank account and receipt' },
  noGateway: {
    ar: 'بوابة الدفع لا تجيب الآن، أعد المحاولة بعد لحظات',
    en: 'The payment gateway does not answer now, please try again in a moment',
  },
})
