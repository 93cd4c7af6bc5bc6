import {
  CircleCheck,
  Fish,
  Gavel,
  HandCoins,
  Handshake,
  type LucideIcon,
  PackageOpen,
  Truck,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { DataType } from '#shared/notifications/contract.ts'

const tones = {
  urgent: 'bg-coral-tint text-coral',
  done: 'bg-palm-tint text-palm',
  waiting: 'bg-amber-tint text-amber',
  plain: 'bg-tint text-primary',
} as const

/** Icon and colour of each type of notification: coral for urgent, green for done, amber for a required action. */
export const looks: Record<DataType, { readonly icon: LucideIcon; readonly tone: string }> = {
  orders: { icon: PackageOpen, tone: tones.waiting },
  auction_orders: { icon: PackageOpen, tone: tones.waiting },
  user_orders: { icon: Truck, tone: tones.plain },
  auction: { icon: Gavel, tone: tones.plain },
  auction_confirm: { icon: CircleCheck, tone: tones.done },
  auction_outbid: { icon: Gavel, tone: tones.urgent },
  request_offer: { icon: HandCoins, tone: tones.waiting },
  offer_accepted: { icon: Handshake, tone: tones.done },
  request: { icon: HandCoins, tone: tones.plain },
  wallet: { icon: Wallet, tone: tones.done },
  account: { icon: UserRound, tone: tones.plain },
  product: { icon: Fish, tone: tones.urgent },
}
