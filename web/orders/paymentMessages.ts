import { countArabic, countEnglish, messages } from '../app/texts/text.ts'

/** Texts about the payment of unpaid orders. Several orders of one cart may share a payment. */
export const paymentText = messages({
  declined: { ar: 'رُفضت البطاقة', en: 'Your card was declined' },
  declinedBody: {
    ar: 'لم يُخصم منك شيء. أعد المحاولة، أو اختر طريقة أخرى هنا.',
    en: 'You were not charged. Try again, or choose another way here.',
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
    ar: (numbers: string, count: number) => `${count === 2 ? 'الطلبان' : 'الطلبات'} ${numbers}`,
    en: (numbers: string, _count: number) => `Orders ${numbers}`,
  },
  payBy: {
    ar: (until: string, count: number) =>
      `قبل ${until}، وإلا ${count === 2 ? 'أُلغي الطلبان' : 'أُلغيت الطلبات'}`,
    en: (until: string, _count: number) => `Before ${until}, or the orders are cancelled`,
  },
  payNow: { ar: (amount: string) => `ادفع ${amount}`, en: (amount: string) => `Pay ${amount}` },
  payAgain: {
    ar: (amount: string) => `ادفع ${amount} مرة أخرى`,
    en: (amount: string) => `Try again: pay ${amount}`,
  },
  otherWay: { ar: 'ادفع بطريقة أخرى', en: 'Pay another way' },
  ways: { ar: 'طرق الدفع', en: 'Ways to pay' },
  chooseWay: { ar: 'اختر طريقة الدفع', en: 'Choose a payment method' },
  cardLine: { ar: 'مدى أو فيزا أو ماستركارد', en: 'mada, Visa or Mastercard' },
  transferLine: {
    ar: 'تحوّل إلى حساب السوق وترسل الإيصال',
    en: 'Transfer to our account and send the receipt',
  },
  cashLine: { ar: 'تدفع للبائع نقدًا', en: 'Pay the seller in cash' },
  byWallet: { ar: 'ادفع من المحفظة', en: 'Pay from wallet' },
  byCard: { ar: 'ادفع بالبطاقة', en: 'Pay by card' },
  byTransfer: { ar: 'ادفع بتحويل بنكي', en: 'Pay by bank transfer' },
  byCash: { ar: 'ادفع عند الاستلام', en: 'Pay on delivery' },
  paidByWallet: { ar: 'تم الدفع من محفظتك', en: 'Paid from your wallet' },
  cardReady: { ar: 'يمكنك الدفع بالبطاقة الآن', en: 'You can pay by card now' },
  transferReady: { ar: 'حوّل المبلغ إلى هذا الحساب', en: 'Transfer the amount to this account' },
  cashReady: { ar: 'ستدفع للبائع نقدًا عند الاستلام', en: 'You will pay the seller in cash on delivery' },
  notChanged: {
    ar: 'لم نتأكد من تغيير طريقة الدفع، أعد المحاولة',
    en: 'We could not confirm the change, please try again',
  },
  toAccount: { ar: 'حساب التحويل والإيصال', en: 'Bank account and receipt' },
  noGateway: {
    ar: 'بوابة الدفع لا تجيب الآن، أعد المحاولة بعد لحظات',
    en: 'The payment gateway does not answer now, please try again in a moment',
  },
})
