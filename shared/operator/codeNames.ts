import type { AuctionStatus } from '../auctions/status.ts'
import type { StaffRole } from '../base/access/permissions.ts'
import { type Names, saleTypeNames } from '../orders/codeNames.ts'
import type { OrderSaleType } from '../orders/contract.ts'
import type { RequestStatus } from '../requests/status.ts'
import type { Confirmation, Payout, ReferenceType, TransactionType } from '../wallet/contract.ts'
import type { BatchState } from './bank/batches.ts'
import type { InvitationState } from './invitations.ts'
import type { AccountKind } from './records.ts'
import type { LineMatch } from './statement/match.ts'

// The names of codes on the screens of the back office and in its files.

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

/** The names of the sale types of orders, and of hall sales. */
export const insightChannelNames: Names<OrderSaleType | 'hall'> = {
  ...saleTypeNames,
  hall: { ar: 'الحراج', en: 'Auction hall' },
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
  say: { ar: 'سعي الدلال', en: 'Sa’y' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
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
  hall: { ar: 'عمولة الحراج', en: 'Hall commission' },
  hall_cash: { ar: 'نقد الحراج', en: 'Hall cash' },
  hall_due: { ar: 'مستحقات بائعي الحراج', en: 'Owed to hall sellers' },
  hall_vat: { ar: 'ضريبة الحراج', en: 'VAT of halls' },
}

export const referenceNames: Names<ReferenceType> = {
  order: { ar: 'طلب', en: 'Order' },
  charge: { ar: 'عملية دفع', en: 'Payment' },
  confirmation: { ar: 'تأكيد تحويل', en: 'Bank transfer' },
  payout: { ar: 'سحب', en: 'Withdrawal' },
  hold: { ar: 'مبلغ محجوز', en: 'Hold' },
  renewal: { ar: 'تجديد اشتراك', en: 'Renewal' },
  hall_sale: { ar: 'بيع في الحراج', en: 'Hall sale' },
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
