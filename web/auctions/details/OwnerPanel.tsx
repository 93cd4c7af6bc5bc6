import { useState } from 'react'
import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { textIn, useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { ownerText, tenderOwnerText } from '../bidding/messages.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { dayMoment } from './SandPanel.tsx'

/** The panel of the seller: the state of the lot, the highest bid and the accept button. */
export function OwnerPanel({ auction, reload }: LiveAuction) {
  const t = useText(textOf(auction))
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const highest = highestOf(auction)
  const accept = async () => {
    setBusy(true)
    try {
      if (await acceptHighest(auction, locale)) reload()
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-label={t.yours} className="flex flex-col gap-3 rounded-card bg-sand p-4 text-on-sand">
      <div>
        <h2 className="text-h3 text-text">{t.yours}</h2>
        <p className="text-dense">{ownWords(auction, locale)}</p>
      </div>
      {highest && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-sand-edge pt-3 text-dense text-text">
          <span>{t.highest}</span>
          <Isolate className="text-h3">{lotAmount(highest.amount)}</Isolate>
          <span>
            {t.by} <Name>{highest.bidder}</Name>
          </span>
          {!auction.reserve_met && <Badge tone="amber">{t.reserveNot}</Badge>}
        </p>
      )}
      {highest && (
        <Button
          size="main"
          wide
          busy={busy}
          refusedBecause={auction.session && auction.status === 'open' ? t.afterTurn : null}
          onClick={() => void accept()}
        >
          {t.accept(printLotAmount(highest.amount, locale))}
        </Button>
      )}
      {auction.status === 'ordered' && (
        <ButtonLink size="main" wide to="/profile/sell-orders">
          {t.toOrders}
        </ButtonLink>
      )}
      <ButtonLink
        wide
        kind="outlined"
        to="/profile/my-auctions/$auctionId"
        params={{ auctionId: String(auction.id) }}
      >
        {t.manage}
      </ButtonLink>
    </section>
  )
}

const textOf = ({ way }: Pick<AuctionDetails, 'way'>) => (way === 'sealed' ? tenderOwnerText : ownerText)

function ownWords(auction: AuctionDetails, locale: Locale): string {
  const t = textIn(textOf(auction), locale)
  const { status, bids_count, accept_until, awarded_bid, server_time, bids, way } = auction
  // Bids are sorted by amount, so the bid of the newest failed order is the lowest.
  const failed = bids.findLast(({ state }) => state === 'rejected' || state === 'abandoned')?.state
  const words = failed === 'abandoned' ? abandoned : failed === 'rejected' ? rejected : plain
  const moment = (iso: string | undefined | null) => (iso ? dayMoment(iso, server_time, locale) : '')
  switch (status) {
    case 'scheduled':
      return t.scheduledBody
    case 'open':
      if (way !== 'english') return way === 'dutch' ? t.openDutch : t.openSealed
      return bids_count === 0 ? t.openNone : t.openBody
    case 'ended':
      if (!accept_until) return way === 'sealed' ? t.openingOffers : t.none
      return t[words.ended](moment(accept_until))
    case 'awarded':
      return t.awardedBody(moment(awarded_bid?.order_until))
    case 'ordered':
      return t.orderedBody
    case 'unsold':
      return t[words.unsold]
    case 'void':
      return t.voidBody
  }
}

const plain = { ended: 'endedBody', unsold: 'unsoldBody' } as const
const rejected = { ended: 'failedBody', unsold: 'unsoldFailedBody' } as const
const abandoned = { ended: 'abandonedBody', unsold: 'unsoldAbandonedBody' } as const

/**
 * Accepts the highest bid for the owner after a confirmation that names the bid. Accepts exactly the confirmed bid, never
 * a later one. Resolves to whether the page must reload the auction.
 */
async function acceptHighest(
  { id, way }: Pick<AuctionDetails, 'id' | 'way'>,
  locale: Locale,
): Promise<boolean> {
  const t = textIn(textOf({ way }), locale)
  try {
    const auction = await api('GET auction/show/{id}', { params: { id } }, { locale })
    const bid = highestOf(auction)
    if (!bid) {
      showToast('info', t.none)
      return true
    }
    if (!(await ask(questionOf(auction, bid, locale)))) return false
    await api('GET auction/accept_bid/{id}', { params: { id: bid.id } }, { locale })
    showToast('success', t.accepted)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    showToast('wrong', error.code === 'conflict' ? t.moved : error.message)
  }
  return true
}

/** The bid that the owner may accept now. */
function highestOf({ bids, status }: Pick<AuctionDetails, 'bids' | 'status'>): Bid | undefined {
  if (status !== 'open' && status !== 'ended') return undefined
  return bids.find(({ state }) => state === 'leading')
}

function questionOf({ status, reserve_met, way }: AuctionDetails, bid: Bid, locale: Locale) {
  const t = textIn(textOf({ way }), locale)
  const bidder = `\u2068${bid.bidder}\u2069`
  const body = !reserve_met ? t.belowReserve : status === 'open' ? t.acceptOpenBody : t.acceptEndedBody
  return {
    title: t.acceptAsk(printLotAmount(bid.amount, locale)),
    body: body(bidder),
    accept: t.yesAccept,
    refuse: t.back,
  }
}
