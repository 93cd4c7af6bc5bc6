import { Eye, EyeOff, MessageCircle, Phone } from 'lucide-react'
import { printMobile } from '#shared/base/text/identity.ts'
import type { Order, Party } from '#shared/orders/contract.ts'
import { needsAddress } from '#shared/orders/rules.ts'
import { useText } from '../../app/texts/text.ts'
import { PartyAvatar, PartyRating } from '../../products/PartyAvatar.tsx'
import { buttonClasses } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CutName, Isolate } from '../../ui/values/Isolate.tsx'
import { ordersText } from '../messages.ts'
import { detailsText } from './messages.ts'

/** The other side: name and rating, and contact data once the order is accepted. */
export function PartyCard({ order }: { readonly order: Order }) {
  const t = useText(detailsText)
  const common = useText(ordersText)
  const ofSeller = order.side === 'buyer'
  const party = ofSeller ? order.seller : order.buyer
  const label = ofSeller ? common.seller : common.buyer
  return (
    <Card as="section" padding="details" aria-label={t.party(label)} className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <PartyAvatar party={party} />
        <div className="min-w-0">
          <p className="text-meta text-quiet">{label}</p>
          <h2 className="text-h3">
            <CutName>{party.name}</CutName>
          </h2>
          <PartyRating rating={party.rating} />
        </div>
      </div>
      <Contact order={order} party={party} />
    </Card>
  )
}

function Contact({ order, party }: { readonly order: Order; readonly party: Party }) {
  const t = useText(detailsText)
  const { mobile } = party
  if (!mobile) return null
  const open = /^\+\d+$/.test(mobile)
  const ofSeller = order.side === 'buyer'
  if (!open) {
    const ended = order.status !== 'pending'
    return (
      <div>
        <p className="flex items-center gap-3">
          <Phone aria-hidden size={20} className="shrink-0" />
          <Isolate>{mobile}</Isolate>
        </p>
        <p className="mt-1 flex items-start gap-2 text-meta text-quiet">
          <EyeOff aria-hidden size={16} className="mt-1 shrink-0" />
          {ended ? t.maskedEnded : ofSeller ? t.maskedBuyer : t.maskedSeller}
        </p>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
        <a href={`tel:${mobile}`} className={buttonClasses({ kind: 'outlined' })}>
          <Phone aria-hidden size={20} className="shrink-0" />
          <VisuallyHidden>{t.call(party.name)} </VisuallyHidden>
          <span className="whitespace-nowrap">
            <Isolate>{printMobile(mobile)}</Isolate>
          </span>
        </a>
        <a
          href={`https://wa.me/${mobile.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ kind: 'outlined' })}
        >
          <MessageCircle aria-hidden size={20} className="shrink-0" />
          {t.whatsapp}
        </a>
      </div>
      {!ofSeller && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <Eye aria-hidden size={16} className="mt-1 shrink-0" />
          {needsAddress(order.delivery_method.code) ? t.shownSeller : t.shownPickup}
        </p>
      )}
    </div>
  )
}
