import { useEffect, useRef, useState } from 'react'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal, type RefusalFacts } from '../../app/calls/api.ts'
import { useIdempotencyKey } from '../../app/calls/idempotencyKey.ts'
import { textIn, useLocale } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { printLotAmount } from '../lotAmount.ts'
import { bidText } from './messages.ts'
import { type BidWish, isUnanswered, sendBid } from './sendBid.ts'
import { bidDoubt, isBigMaximum } from './steps.ts'

/** The control that sent a bid and shows its result. */
export type BidPlace = 'tap' | 'field' | 'proxy'

/** The last bid, which is being sent, accepted, refused, or has an unknown result. */
export type BidOutcome = { readonly from: BidPlace; readonly wish: BidWish } & (
  | { readonly kind: 'sending'; readonly silent: boolean }
  | { readonly kind: 'taken'; readonly answer: BidAnswer }
  | { readonly kind: 'refused'; readonly refusal: RefusalFacts }
  | { readonly kind: 'unanswered' }
)

export interface Bidding {
  readonly outcome: BidOutcome | null
  /** Resolves to whether the bid was accepted. Ignored while another bid is being sent. */
  readonly bid: (from: BidPlace, wish: BidWish) => Promise<boolean>
  /** Sets the maximum of the automatic bids. Unless the user leads, the minimum bid is sent with it. */
  readonly bidUpTo: (most: number) => Promise<boolean>
}

/** Sends the user's bids; each click sends one bid. Amounts are in SAR. */
export function useBidding({ auction, apply, reload }: LiveAuction): Bidding {
  const locale = useLocale()
  const once = useIdempotencyKey()
  const busy = useRef(false)
  const latest = useRef(auction)
  const [outcome, show] = useState<BidOutcome | null>(null)
  const over = useClosing(auction)
  useEffect(() => {
    latest.current = auction
  })

  async function place(from: BidPlace, wish: BidWish): Promise<RefusalFacts | null> {
    const { id } = latest.current
    show({ kind: 'sending', silent: false, from, wish })
    try {
      const answer = await once({ id, ...wish }, (key) =>
        sendBid({
          id,
          wish,
          locale,
          key,
          onUnanswered: () => show({ kind: 'sending', silent: true, from, wish }),
        }),
      )
      apply(answer, wish)
      show({ kind: 'taken', answer, from, wish })
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      show(
        isUnanswered(error)
          ? { kind: 'unanswered', from, wish }
          : { kind: 'refused', refusal: error, from, wish },
      )
      // Another bid was faster, or the auction is over, so the current state is loaded at once.
      reload()
      return error
    }
  }

  /** Runs one bid at a time, from the confirmation to the answer. */
  async function alone(work: () => Promise<boolean>): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    try {
      return await work()
    } finally {
      busy.current = false
    }
  }

  return {
    outcome,
    bid: (from, wish) =>
      alone(
        async () =>
          (await isMeant(wish, latest.current, { locale, over: over.current?.signal })) &&
          (await place(from, wish)) === null,
      ),
    bidUpTo: (most) =>
      alone(async () => {
        if (!(await isMeant({ max_money: most }, latest.current, { locale, over: over.current?.signal })))
          return false
        let wish = wishUpTo(most, latest.current)
        for (let tries = 1; ; tries += 1) {
          const refusal = await place('proxy', wish)
          if (!refusal) return true
          if (tries === mostTries || !refusal.errors.money) return false
          // The price rose meanwhile, but the maximum may still be above the price, so the current state is loaded.
          const now = await present(latest.current.id, locale)
          if (!now || now.next_minimum > most) return false
          wish = wishUpTo(most, now)
        }
      }),
  }
}

const mostTries = 4

function wishUpTo(most: number, { my_standing, next_minimum }: AuctionDetails): BidWish {
  return my_standing === 'leading' ? { max_money: most } : { money: next_minimum, max_money: most }
}

function present(id: number, locale: Locale): Promise<AuctionDetails | null> {
  return api('GET auction/show/{id}', { params: { id } }, { locale }).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
}

/** Aborts when the auction closes or the page leaves it, because a question about a bid would then stay open in vain. */
function useClosing({ status }: Pick<AuctionDetails, 'status'>) {
  const closing = useRef<AbortController>(null)
  useEffect(() => {
    if (status !== 'open') return undefined
    const controller = new AbortController()
    closing.current = controller
    return () => controller.abort()
  }, [status])
  return closing
}

/** Whether the bid is intended; asks only if the amount may be a typing error, or if it is above the user's own highest bid. */
function isMeant(
  { money, max_money }: BidWish,
  auction: AuctionDetails,
  { locale, over }: { readonly locale: Locale; readonly over: AbortSignal | undefined },
): Promise<boolean> | boolean {
  const t = textIn(bidText, locale)
  const printed = (riyals: number) => printLotAmount(riyals, locale)
  if (money !== undefined) {
    const doubt = bidDoubt(money, auction)
    if (doubt === null) return true
    const own = doubt === 'own'
    const question = {
      title: own ? t.ownAsk(printed(money)) : t.jumpAsk(printed(money)),
      body: own ? t.ownBody : t.jumpBody(printed(money), printed(auction.next_minimum)),
      accept: own ? t.yesOwn : t.yesBid,
      refuse: t.back,
    }
    return ask(question, over)
  }
  if (max_money === undefined || !isBigMaximum(max_money, auction)) return true
  const question = {
    title: t.mostAsk(printed(max_money)),
    body: t.mostBody(printed(auction.price)),
    accept: t.yesMost,
    refuse: t.back,
  }
  return ask(question, over)
}
