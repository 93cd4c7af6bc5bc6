import type { Pair } from '../base/locale.ts'
import type { OrderSaleType } from './contract.ts'
import type { OrderStatus, PaymentCode, PaymentStatus } from './status.ts'

/** The name of each code in both languages. */
export type Names<Code extends string> = Readonly<Record<Code, Pair>>

export const orderStatusNames: Names<OrderStatus> = {
  pending: { ar: 'بانتظار القبول', en: 'Awaiting acceptance' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  in_progress: { ar: 'قيد التنفيذ', en: 'In progress' },
  completed: { ar: 'مكتمل', en: 'Completed' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
  return_requested: { ar: 'طلب إرجاع', en: 'Return requested' },
  returned: { ar: 'مرتجع', en: 'Returned' },
  disputed: { ar: 'نزاع', en: 'In dispute' },
}

export const paymentStatusNames: Names<PaymentStatus> = {
  unpaid: { ar: 'غير مدفوع', en: 'Unpaid' },
  pending: { ar: 'قيد التأكيد', en: 'Awaiting confirmation' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  refunded: { ar: 'استُرد المبلغ', en: 'Refunded' },
  failed: { ar: 'لم يتم الدفع', en: 'Payment failed' },
}

export const paymentNames: Names<PaymentCode> = {
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  card: { ar: 'بطاقة', en: 'Card' },
  bank_transfer: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  cod: { ar: 'عند الاستلام', en: 'On delivery' },
}

export const saleTypeNames: Names<OrderSaleType> = {
  normal: { ar: 'بيع مباشر', en: 'Direct sale' },
  auction: { ar: 'مزاد', en: 'Auction' },
  offers: { ar: 'عرض على طلب', en: 'Offer' },
}
