import type { AuctionStatus } from '#shared/auctions/status.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import type { Pair } from '#shared/base/locale.ts'
import type { BatchState } from '#shared/operator/bank/batches.ts'
import type { InvitationState } from '#shared/operator/invitations.ts'
import type { AccountKind } from '#shared/operator/records.ts'
import type { LineMatch } from '#shared/operator/statement/match.ts'
import type { OrderSaleType } from '#shared/orders/contract.ts'
import type { OrderStatus, PaymentCode, PaymentStatus } from '#shared/orders/status.ts'
import type { RequestStatus } from '#shared/requests/status.ts'
import type { Confirmation, Payout, ReferenceType, TransactionType } from '#shared/wallet/contract.ts'

type Names<Code extends string> = Readonly<Record<Code, Pair>>

/** The codes of records in the words of the screens, for files. */

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

export const transferNames: Names<Confirmation['status']> = {
  pending: { ar: 'بانتظار القرار', en: 'Waiting' },
  approved: { ar: 'معتمد', en: 'Approved' },
  refused: { ar: 'مرفوض', en: 'Refused' },
  reversed: { ar: 'أُلغي إيداعه', en: 'Reversed' },
}

export const payoutNames: Names<Payout['status']> = {
  pending: { ar: 'بانتظار القرار', en: 'Waiting' },
  settled: { ar: 'مسدّد', en: 'Settled' },
  refused: { ar: 'مرفوض', en: 'Refused' },
}

export const auctionNames: Names<AuctionStatus> = {
  scheduled: { ar: 'قادم', en: 'Upcoming' },
  open: { ar: 'جارٍ', en: 'Running' },
  ended: { ar: 'انتهى', en: 'Ended' },
  awarded: { ar: 'رسا المزاد', en: 'Sold' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  unsold: { ar: 'لم يُبع', en: 'Unsold' },
  void: { ar: 'مُبطل', en: 'Void' },
}

export const requestNames: Names<RequestStatus> = {
  open: { ar: 'مفتوح', en: 'Open' },
  accepted: { ar: 'قُبل عرض', en: 'Accepted' },
  ordered: { ar: 'طُلب', en: 'Ordered' },
  closed: { ar: 'مغلق', en: 'Closed' },
}

export const originNames: Names<'local' | 'imported'> = {
  local: { ar: 'بلدي', en: 'Local' },
  imported: { ar: 'مستورد', en: 'Imported' },
}

export const goodsNames: Names<'active' | 'sold_out' | 'hidden'> = {
  active: { ar: 'معروض', en: 'On sale' },
  sold_out: { ar: 'نفد', en: 'Sold out' },
  hidden: { ar: 'مخفي', en: 'Hidden' },
}

export const matchNames: Names<LineMatch> = {
  exact: { ar: 'مطابق تمامًا', en: 'Exact' },
  reference: { ar: 'المرجع فقط', en: 'Reference only' },
  amount: { ar: 'المبلغ فقط', en: 'Amount only' },
  none: { ar: 'بلا مطابقة', en: 'No match' },
}

export const entryNames: Names<TransactionType> = {
  charge: { ar: 'شحن', en: 'Top-up' },
  purchase: { ar: 'شراء', en: 'Purchase' },
  sale: { ar: 'بيع', en: 'Sale' },
  refund: { ar: 'استرداد', en: 'Refund' },
  commission: { ar: 'عمولة', en: 'Commission' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  hold: { ar: 'حجز', en: 'Hold' },
  release: { ar: 'فك حجز', en: 'Release' },
  reversal: { ar: 'إلغاء إيداع', en: 'Reversal' },
  subscription: { ar: 'اشتراك', en: 'Subscription' },
}

export const accountNames: Names<AccountKind> = {
  person: { ar: 'محفظة', en: 'Wallet' },
  escrow: { ar: 'ضمان طلب', en: 'Escrow of an order' },
  gateway: { ar: 'بوابة الدفع', en: 'Payment gateway' },
  bank: { ar: 'البنك', en: 'Bank' },
  payout: { ar: 'سحوبات قيد التحويل', en: 'Withdrawals in progress' },
  commission: { ar: 'عمولة السوق', en: 'Commission' },
  loss: { ar: 'خسائر السوق', en: 'Losses' },
  subscription: { ar: 'اشتراكات سوق بحار', en: 'Subscriptions' },
}

export const referenceNames: Names<ReferenceType> = {
  order: { ar: 'طلب', en: 'Order' },
  charge: { ar: 'عملية دفع', en: 'Payment' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  hold: { ar: 'مبلغ محجوز', en: 'Hold' },
  renewal: { ar: 'تجديد اشتراك', en: 'Renewal' },
}

export const roleNames: Names<StaffRole> = {
  viewer: { ar: 'مطّلع', en: 'Viewer' },
  editor: { ar: 'محرر', en: 'Editor' },
  finance: { ar: 'المالية', en: 'Finance' },
  administrator: { ar: 'مدير المنصة', en: 'Administrator' },
}

export const invitationNames: Names<InvitationState> = {
  pending: { ar: 'بانتظار القبول', en: 'Pending' },
  expired: { ar: 'انتهت مدتها', en: 'Expired' },
  accepted: { ar: 'قُبلت', en: 'Accepted' },
  withdrawn: { ar: 'سُحبت', en: 'Withdrawn' },
}

export const batchNames: Names<BatchState> = {
  open: { ar: 'بانتظار البنك', en: 'Awaiting the bank' },
  sent: { ar: 'أُرسل', en: 'Sent' },
  cancelled: { ar: 'أُلغي', en: 'Cancelled' },
}
