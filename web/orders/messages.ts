import { messages } from '../app/texts/text.ts'

/** Words for orders that lists, details and receipts share: states, sides, ways to buy and to pay. */
export const ordersText = messages({
  account: { ar: 'حسابي', en: 'My account' },
  number: { ar: (number: string) => `طلب رقم ${number}`, en: (number: string) => `Order ${number}` },

  pending: { ar: 'بانتظار القبول', en: 'Awaiting acceptance' },
  pendingMine: { ar: 'بانتظار قبولك', en: 'Awaiting you' },
  pendingPay: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  completed: { ar: 'مكتمل', en: 'Completed' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
  return_requested: { ar: 'طلب إرجاع', en: 'Return requested' },
  returned: { ar: 'مرتجع', en: 'Returned' },
  disputed: { ar: 'قيد الاعتراض', en: 'In dispute' },
  return_refused: { ar: 'مكتمل، رُفض الإرجاع', en: 'Completed, return refused' },
  sale_upheld: { ar: 'مكتمل بقرار', en: 'Completed by decision' },
  partly_refunded: { ar: 'أُعيد جزء منه', en: 'Partly refunded' },

  normal: { ar: 'بيع مباشر', en: 'Direct sale' },
  auction: { ar: 'مزاد', en: 'Auction' },
  offers: { ar: 'عرض على طلب', en: 'Offer' },

  unpaid: { ar: 'غير مدفوع', en: 'Not paid' },
  paymentPending: { ar: 'قيد التأكيد', en: 'Being confirmed' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  refunded: { ar: 'أُعيد المبلغ', en: 'Refunded' },
  refundedPart: { ar: 'أُعيد جزء من المبلغ', en: 'Partly refunded' },
  failed: { ar: 'لم يتم الدفع', en: 'Payment failed' },
  onDelivery: { ar: 'عند الاستلام', en: 'On delivery' },

  buyer: { ar: 'المشتري', en: 'Buyer' },
  seller: { ar: 'البائع', en: 'Seller' },
  you: { ar: 'أنت', en: 'You' },
  market: { ar: 'إدارة السوق', en: 'The market' },
  nobody: { ar: 'لا أحد', en: 'Nobody' },
  clock: { ar: 'تلقائيًا', en: 'Automatically' },

  and: { ar: '، ', en: ', ' },
})
