import { countArabic, countEnglish, messages } from '../base/text.ts'

/** Words of an order's page, beside those of its buttons and forms. */
export const detailsText = messages({
  receipt: { ar: 'الإيصال', en: 'Receipt' },
  fromRequest: {
    ar: (number: string) => `من طلبك ${number}`,
    en: (number: string) => `From your request ${number}`,
  },
  fromOffer: {
    ar: (number: string) => `من عرضك على ${number}`,
    en: (number: string) => `From your offer on ${number}`,
  },
  failed: { ar: 'لم نتمكن من تحميل الطلب', en: 'The order could not be loaded' },
  missing: { ar: 'لا يوجد طلب بهذا الرقم', en: 'There is no such order' },
  missingBody: {
    ar: 'قد يكون الرابط قديمًا، أو أن الطلب ليس لك.',
    en: 'The link may be old, or the order is not yours.',
  },
  toList: { ar: 'إلى طلباتي', en: 'To my orders' },

  goods: { ar: 'المنتجات', en: 'Goods' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  packed: { ar: 'وُزن', en: 'Packed' },

  sums: { ar: 'ملخص المبلغ', en: 'The amount' },
  subtotal: { ar: 'المجموع الفرعي', en: 'Subtotal' },
  fish: { ar: 'ثمن السمك', en: 'The fish' },
  free: { ar: 'بلا رسوم', en: 'Free' },
  total: { ar: 'الإجمالي', en: 'Total' },
  refunded: { ar: 'أُعيد إلى المشتري', en: 'Back to the buyer' },
  refundedYou: { ar: 'أُعيد إلى محفظتك', en: 'Back to your wallet' },
  commission: { ar: 'عمولة السوق', en: "The market's commission" },
  proceeds: { ar: 'يصلك', en: 'You get' },
  heldUntil: {
    ar: (until: string) => `محجوز في محفظتك حتى ${until}`,
    en: (until: string) => `Held in your wallet until ${until}`,
  },
  held: { ar: 'يصل محفظتك بعد اكتمال الطلب', en: 'It comes to your wallet once the order is complete' },
  cashOnDelivery: { ar: 'تستلمه نقدًا من المشتري', en: 'The buyer pays it to you on delivery' },

  delivery: { ar: 'التوصيل والدفع', en: 'Delivery and payment' },
  address: { ar: 'العنوان', en: 'Address' },
  addressLater: {
    ar: 'يظهر العنوان بعد قبول الطلب',
    en: 'The address is shown once the order is accepted',
  },
  map: { ar: 'الخريطة', en: 'Map' },
  zip: { ar: (code: string) => `الرمز ${code}`, en: (code: string) => `Postal code ${code}` },
  note: { ar: 'ملاحظة المشتري', en: "The buyer's note" },
  method: { ar: 'طريقة التوصيل', en: 'Delivery' },
  payment: { ar: 'الدفع', en: 'Payment' },

  party: { ar: (side: string) => `بيانات ${side}`, en: (side: string) => `The ${side.toLowerCase()}` },
  ratingOf: {
    ar: (n: number) =>
      `من ${countArabic(n, {
        zero: 'التقييمات',
        one: 'تقييم واحد',
        two: 'تقييمين',
        few: `${n} تقييمات`,
        many: `${n} تقييمًا`,
        other: `${n} تقييم`,
      })}`,
    en: (n: number) => countEnglish(n, { one: 'of 1 rating', other: `of ${n} ratings` }),
  },
  noRating: { ar: 'بلا تقييم بعد', en: 'Not rated yet' },
  call: { ar: (name: string) => `اتصال بـ ${name}`, en: (name: string) => `Call ${name}` },
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
  phone: { ar: 'الجوال', en: 'Mobile' },
  maskedBuyer: {
    ar: 'يظهر رقم البائع كاملًا بعد قبوله الطلب',
    en: "The seller's number is shown in full once the order is accepted",
  },
  maskedSeller: {
    ar: 'يظهر رقم المشتري كاملًا بعد قبولك الطلب',
    en: "The buyer's number is shown in full once you accept the order",
  },
  maskedEnded: {
    ar: 'الرقم محجوب لأن الطلب لم يُقبل',
    en: 'The number is hidden: the order was not accepted',
  },
  shownSeller: {
    ar: 'ظهر رقم المشتري وعنوانه لأنك قبلت الطلب',
    en: "You see the buyer's number and address because you accepted",
  },

  returnTitle: { ar: 'طلب الإرجاع', en: 'The return' },
  returnPictures: { ar: 'صور الإرجاع', en: 'Pictures of the return' },
  returnPicture: { ar: (n: number) => `صورة الإرجاع ${n}`, en: (n: number) => `Picture ${n} of the return` },
  pictureFailed: { ar: 'تعذّر تحميل الصورة', en: 'The picture could not be loaded' },
  refusedAt: { ar: (at: string) => `رُفض ${at}`, en: (at: string) => `Refused ${at}` },
  disputeTitle: { ar: 'الاعتراض', en: 'The dispute' },
  waitsForMarket: { ar: 'ينتظر قرار إدارة السوق', en: 'Waits for the decision of the market' },
  decidedRefund: {
    ar: 'قررت إدارة السوق أن يعود للمشتري',
    en: 'The market decided that the buyer gets back',
  },
  decidedNothing: { ar: 'قررت إدارة السوق بقاء البيع', en: 'The market decided that the sale stands' },
})
