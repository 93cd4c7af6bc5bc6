import {
  BadgePercent,
  CalendarClock,
  Coins,
  CreditCard,
  Download,
  Gavel,
  Landmark,
  Lock,
  LockOpen,
  type LucideIcon,
  RotateCcw,
  ShoppingBag,
  Undo2,
} from 'lucide-react'
import type { Transaction } from '#shared/wallet/contract.ts'
import type { walletText } from '../messages.ts'

type Look = { readonly title: TitleKey; readonly icon: LucideIcon }
type TitleKey = {
  [K in keyof typeof walletText]: (typeof walletText)[K]['ar'] extends string ? K : never
}[keyof typeof walletText]

/** Title and icon of a transaction. They depend on the direction for types that have both directions. */
export function lookOf({ type, amount, method, reference }: Transaction): Look {
  if (reference.type === 'hall_sale' && type !== 'say') return { title: hallTitle(type, amount), icon: Gavel }
  switch (type) {
    case 'charge':
      return method === 'card'
        ? { title: 'chargeCard', icon: CreditCard }
        : { title: 'chargeBank', icon: Download }
    case 'purchase':
      return { title: 'purchase', icon: ShoppingBag }
    case 'sale':
      return { title: 'sale', icon: Coins }
    case 'refund':
      return { title: amount < 0 ? 'refundGiven' : 'refund', icon: RotateCcw }
    case 'hold':
      return { title: 'hold', icon: Lock }
    case 'release':
      return { title: 'release', icon: LockOpen }
    case 'commission':
      return { title: amount < 0 ? 'commission' : 'commissionBack', icon: BadgePercent }
    case 'payout':
      return { title: amount < 0 ? 'payoutLine' : 'payoutBack', icon: Landmark }
    case 'reversal':
      return { title: 'reversal', icon: Undo2 }
    case 'subscription':
      return { title: 'subscription', icon: CalendarClock }
    case 'say':
    // The VAT of a hall moves between accounts of halls only; no wallet has it.
    case 'vat':
      return { title: 'say', icon: Gavel }
  }
}

function hallTitle(type: Transaction['type'], amount: number): TitleKey {
  if (type === 'reversal') return 'hallReversal'
  return amount < 0 ? 'hallPurchase' : 'hallSale'
}

/** The side of the user in the order of the transaction. */
export function orderSide({ type, amount }: Transaction): 'buyer' | 'seller' {
  if (type === 'purchase') return 'buyer'
  return type === 'refund' && amount > 0 ? 'buyer' : 'seller'
}

/** The id of the element that shows a payout on the wallet page. Links use it as their hash. */
export const payoutAnchor = (id: number) => `payout-${id}`
