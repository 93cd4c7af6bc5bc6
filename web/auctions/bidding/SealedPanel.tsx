import { LockKeyhole, MailOpen } from 'lucide-react'
import type { OfferAnswer } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { ask } from '../../ui/overlay/questions.ts'
import type { LiveAuction } from '../live/useLiveAuction.ts'
import { lotAmount, printLotAmount } from '../lotAmount.ts'
import { BidAmountForm } from './BidAmountForm.tsx'
import { usePause } from './pause.ts'
import { RecordReceipt } from './RecordReceipt.tsx'
import { isBigOffer } from './steps.ts'
import { wayText } from './wayMessages.ts'

/** The user's own offer in a tender, with one field to make or replace it. Nobody sees the amount before the end. */
export function SealedPanel(live: LiveAuction) {
  const t = useText(wayText)
  const locale = useLocale()
  const { auction, reload } = live
  const { id, my_offer, starting_price, ends_at } = auction
  const pause = usePause(live)
  const offer = useCall('POST auction/show/{id}/offer', {
    done: t.offered,
    onDone: (answer) => {
      receipts.set(id, answer)
      reload()
    },
    onRefused: reload,
  })
  const withdraw = useCall('DELETE auction/show/{id}/offer', {
    done: t.withdrawn,
    toastRefusals: true,
    onDone: reload,
    onRefused: reload,
  })
  const opens = `\u2066${riyadhTime(new Date(ends_at))}\u2069`
  const takeBack = async () => {
    const question = { title: t.withdrawAsk, body: t.withdrawBody, accept: t.yesWithdraw, refuse: t.back }
    if (await ask(question)) await withdraw.send({ params: { id } })
  }
  const send = async (money: number) => {
    const [printed, least] = [printLotAmount(money, locale), printLotAmount(starting_price, locale)]
    const question = { title: t.bigAsk(printed), body: t.bigBody(printed, least), accept: t.yesOffer }
    if (isBigOffer(money, auction) && !(await ask({ ...question, refuse: t.back }))) return false
    return (await offer.send({ params: { id }, body: { money } })) !== null
  }
  const receipt = receipts.get(id)
  const busy = offer.busy || withdraw.busy
  return (
    <section aria-label={t.offer} className="flex flex-col gap-3">
      <div
        className={classes(
          'flex items-center gap-3 rounded-control px-4 py-2',
          my_offer ? 'bg-palm-tint text-palm' : 'bg-tint text-primary',
        )}
      >
        {my_offer ? (
          <LockKeyhole aria-hidden size={24} className="shrink-0" />
        ) : (
          <MailOpen aria-hidden size={24} className="shrink-0" />
        )}
        <p className="min-w-0">
          <span className="block text-dense font-bold">
            {my_offer ? t.yours(printLotAmount(my_offer.amount, locale)) : t.noOffer}
          </span>
          <span className="block text-meta text-text">{pause === 'over' ? t.opening : t.opens(opens)}</span>
        </p>
      </div>
      <BidAmountForm
        key={my_offer?.number ?? 0}
        off={pause !== null}
        busy={busy}
        outcome={null}
        errors={offer.errors.money ?? (offer.message ? [offer.message] : [])}
        label={my_offer ? t.newAmount : t.amount}
        hinted
        placeholder={t.least(lotAmount(starting_price))}
        isTooLow={(amount) => amount < starting_price}
        tooLowText={t.leastIs(printLotAmount(starting_price, locale))}
        onAmount={send}
        send={my_offer ? t.replace : t.send}
      />
      {my_offer && pause === null && (
        <Button kind="outlined" wide busy={busy} onClick={() => void takeBack()}>
          {t.withdraw}
        </Button>
      )}
      {my_offer && receipt?.number === my_offer.number && <Receipt auctionId={id} {...receipt} />}
      <p className="text-meta text-quiet">{t.rule}</p>
    </section>
  )
}

/** The receipts of this page's session, by auction. */
const receipts = new Map<number, OfferAnswer>()

/** The number and the fingerprint of the offer, with which its bidder finds it in the record. */
function Receipt({ auctionId, number, commitment }: OfferAnswer & { readonly auctionId: number }) {
  const t = useText(wayText)
  return (
    <RecordReceipt auctionId={auctionId} fingerprint={commitment} check={t.check}>
      {t.receipt(`\u2066${number}\u2069`)}
    </RecordReceipt>
  )
}
