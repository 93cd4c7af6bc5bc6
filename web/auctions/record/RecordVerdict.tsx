import {
  type LucideIcon,
  RefreshCw,
  ScanSearch,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestion,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuctionRecord } from '#shared/auctions/contract.ts'
import type { Verdict } from '#shared/auctions/recordCheck.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { recordText } from './messages.ts'
import type { RecordCheck } from './useRecordCheck.ts'
import { verifiedText } from './words.ts'

interface VerdictProps {
  readonly check: RecordCheck
  readonly record: Pick<AuctionRecord, 'auction'>
  readonly onAgain: () => void
}

/** The result of the browser's own check in one sentence, which is announced when it is known. */
export function RecordVerdict(props: VerdictProps) {
  return (
    <div role="status" aria-live="polite">
      <Finding {...props} />
    </div>
  )
}

function Finding({ check, record: { auction }, onAgain }: VerdictProps) {
  const t = useText(recordText)
  const locale = useLocale()
  const running = auction.status === 'open' || auction.status === 'scheduled'
  if (auction.offers_count > 0 && check.kind === 'done' && check.verdict.holds) {
    return (
      <Panel tone="palm" icon={ShieldCheck} title={t.sealedSoFar}>
        <p>{t.sealedBody}</p>
        <Newest onAgain={onAgain} />
      </Panel>
    )
  }
  if (auction.bids_count === 0 && (check.kind !== 'done' || check.verdict.holds)) {
    return (
      <Panel tone="plain" icon={ScanSearch} title={running ? t.noBids : t.nobody}>
        <p>{running ? t.noBidsBody : t.nobodyBody}</p>
        {running && <Newest onAgain={onAgain} />}
      </Panel>
    )
  }
  switch (check.kind) {
    case 'fetching':
    case 'checking':
      return <Checking check={check} count={auction.bids_count} />
    case 'unable':
      return (
        <Panel tone="amber" icon={ShieldQuestion} title={t.unable}>
          <p>{t.unableBody}</p>
        </Panel>
      )
    case 'failed':
      return (
        <Panel tone="amber" icon={ShieldQuestion} title={t.notFetched}>
          <p>{check.refusal?.message}</p>
          <p>{t.notFetchedBody}</p>
          <Button kind="outlined" icon={RefreshCw} onClick={onAgain} className="mt-3">
            {t.retry}
          </Button>
        </Panel>
      )
    case 'done':
      return check.verdict.holds ? (
        <Panel tone="palm" icon={ShieldCheck} title={running ? t.holdsSoFar : t.holds}>
          <p>{verifiedText(auction.way, check.verdict.checked, locale)}</p>
          {running && (
            <>
              <p>{t.running}</p>
              <Newest onAgain={onAgain} />
            </>
          )}
        </Panel>
      ) : (
        <Misfits verdict={check.verdict} />
      )
  }
}

function Newest({ onAgain }: Pick<VerdictProps, 'onAgain'>) {
  const t = useText(recordText)
  return (
    <Button kind="outlined" icon={RefreshCw} onClick={onAgain} className="mt-3">
      {t.newest}
    </Button>
  )
}

function Checking({
  check,
  count,
}: {
  readonly check: Extract<RecordCheck, { kind: 'fetching' | 'checking' }>
  readonly count: number
}) {
  const t = useText(recordText)
  const of = check.record?.bids.length ?? count
  const checked = check.kind === 'checking' ? check.checked : 0
  return (
    <Panel tone="plain" icon={ScanSearch} title={t.checking}>
      <p>
        {check.kind === 'fetching'
          ? t.fetching
          : t.checkingBody(
              `\u2066${checked.toLocaleString('en')}\u2069`,
              `\u2066${of.toLocaleString('en')}\u2069`,
            )}
      </p>
      <progress
        aria-label={t.checking}
        value={checked}
        max={of || 1}
        className="mt-2 block h-1.5 w-full accent-primary"
      />
    </Panel>
  )
}

/** Names the first bid that fails the check, and the reason. */
function Misfits({ verdict }: { readonly verdict: Extract<Verdict, { holds: false }> }) {
  const t = useText(recordText)
  const { number, because, checked } = verdict
  return (
    <Panel
      tone="coral"
      icon={ShieldAlert}
      title={number === null ? t.falseRecord : t.falseBid(`\u2066${number}\u2069`)}
    >
      <p>{t[because]}</p>
      {number !== null && because !== 'award' && <p>{t.soundBefore(checked)}</p>}
    </Panel>
  )
}

function Panel({
  tone,
  icon: Icon,
  title,
  children,
}: {
  readonly tone: keyof typeof tones
  readonly icon: LucideIcon
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section className={classes('flex gap-3 rounded-card p-4 md:p-5', tones[tone].panel)}>
      <Icon aria-hidden size={28} className={classes('mt-1 shrink-0', tones[tone].title)} />
      <div className="min-w-0 grow">
        <h2 className={classes('text-h3', tones[tone].title)}>{title}</h2>
        <div className="text-dense">{children}</div>
      </div>
    </section>
  )
}

const tones = {
  palm: { panel: 'bg-palm-tint', title: 'text-palm' },
  coral: { panel: 'bg-coral-tint', title: 'text-coral' },
  amber: { panel: 'bg-amber-tint', title: 'text-amber' },
  plain: { panel: 'bg-card shadow-card', title: 'text-text' },
} as const
