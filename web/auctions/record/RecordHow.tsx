import { ChevronDown, Download, Link2, RefreshCw } from 'lucide-react'
import { Fragment } from 'react'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { bidText, openedText } from '#shared/auctions/record.ts'
import { halalasOf } from '#shared/base/money.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotAmount } from '../lotAmount.ts'
import { recordText } from './messages.ts'
import type { RecordCheck } from './useRecordCheck.ts'
import { howTexts } from './words.ts'

/**
 * Explains how anybody can verify the record independently: a picture of the hash chain, the steps of the check, and the
 * record as a file.
 */
export function RecordHow({
  check,
  way,
  latest,
  exclusions,
  offers,
  onAgain,
}: Pick<AuctionRecord, 'exclusions' | 'offers'> & {
  readonly way: AuctionRecord['auction']['way']
  readonly check: RecordCheck
  /** The last bids, newest first. */
  readonly latest: readonly RecordBid[]
  readonly onAgain: () => void
}) {
  const t = useText(recordText)
  const how = howTexts(way, useLocale())
  const whole = check.record
  return (
    <Card as="section" padding="details" aria-labelledby="how">
      <h2 id="how" className="text-h3">
        {t.how}
      </h2>
      <p className="mt-1 text-dense">{how.body}</p>
      <p className="mt-2 text-meta text-quiet">{how.own}</p>
      <Chain bids={latest.slice(0, 3).reverse()} item={how.item} />
      <div className="grid grid-cols-2 items-start gap-2 sm:gap-3">
        <Button
          kind="outlined"
          icon={Download}
          wide
          refusedBecause={whole ? null : t.downloadLater}
          onClick={() => whole && save(whole)}
        >
          {t.download}
        </Button>
        <Button
          kind="outlined"
          icon={RefreshCw}
          wide
          busy={check.kind === 'fetching' || check.kind === 'checking'}
          onClick={onAgain}
        >
          {t.again}
        </Button>
      </div>
      {latest[0] && (
        <Recipe
          last={latest[0]}
          before={beforeOf(latest[0], { latest, exclusions }) ?? offers.at(-1)?.hash}
          salt={offers.find(({ number }) => number === latest[0]?.offer)?.salt ?? null}
          terms={whole?.terms_hash}
        />
      )}
    </Card>
  )
}

/** The previous hash of a bid: the hash of the bid before it, or of the last exclusion after that bid. */
function beforeOf(
  { number }: RecordBid,
  { latest, exclusions }: Pick<AuctionRecord, 'exclusions'> & { readonly latest: readonly RecordBid[] },
): string | undefined {
  const left = exclusions.findLast(({ after }) => after === number - 1)
  return left?.hash ?? latest.find((bid) => bid.number === number - 1)?.hash
}

/** The last bids, each linked to the bid before it. */
function Chain({
  bids,
  item,
}: {
  readonly bids: readonly RecordBid[]
  readonly item: (number: string) => string
}) {
  return (
    <ol className="my-4 flex items-center gap-1">
      {bids.map(({ number, amount }, place) => (
        <Fragment key={number}>
          {place > 0 && (
            <li aria-hidden="true" className="shrink-0">
              <Link2 size={20} className="text-primary" />
            </li>
          )}
          <li className="min-w-0 grow basis-0 rounded-control border-2 border-primary bg-tint px-1 py-1.5 text-center">
            <span className="block text-meta font-bold text-primary">{item(`\u2066${number}\u2069`)}</span>
            <Isolate className="text-meta">{lotAmount(amount)}</Isolate>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

/** The exact text whose SHA-256 is the hash of the last bid. */
function Recipe({
  last,
  before,
  salt,
  terms,
}: {
  readonly last: RecordBid
  readonly before: string | undefined
  /** The salt of the opened offer; null outside of a tender. */
  readonly salt: string | null
  readonly terms: string | undefined
}) {
  const t = useText(recordText)
  const previous = before ?? terms
  if (previous === undefined) return null
  const amount = halalasOf(last.amount)
  const { offer } = last
  const text =
    offer !== null && salt !== null
      ? openedText(previous, { ...last, amount, offer, salt })
      : bidText(previous, { ...last, amount, at: Date.parse(last.at) })
  return (
    <details className="group mt-2 text-meta">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-dense font-bold text-primary hover:underline">
        {t.recipe}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <p>{t.recipeBody}</p>
      <Code text={text} />
      <p>{t.recipeGives}</p>
      <Code text={last.hash} />
      <p className="text-quiet">{salt === null ? t.recipeLines : t.openedLines}</p>
    </details>
  )
}

function Code({ text }: { readonly text: string }) {
  return (
    <pre dir="ltr" className="my-2 rounded-control bg-ground p-3 text-meta break-all whitespace-pre-wrap">
      <code>{text}</code>
    </pre>
  )
}

/** Saves the record as received, for any verification tool. */
function save(record: AuctionRecord) {
  const file = new Blob([JSON.stringify({ ...record, next: null }, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `auction-${record.auction.id}-record.json`
  link.click()
  // The URL is revoked later, because the download starts only after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
