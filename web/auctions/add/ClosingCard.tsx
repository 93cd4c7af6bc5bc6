import { Gavel } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LotForm } from '#shared/auctions/selling.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useSpan } from '../useSpan.ts'
import { addAuctionText } from './messages.ts'
import type { NewAuction } from './useNewAuction.ts'

type ClosingCardProps = Pick<NewAuction, 'lot' | 'times'> & { readonly terms: LotForm }

/** Explains the soft close in a drawing and a sentence, and the steps after the end. */
export function ClosingCard({ lot, times: { startsAt, endsAt, latestEnd }, terms }: ClosingCardProps) {
  const t = useText(addAuctionText)
  const span = useSpan()
  const soft = terms.soft_close_s > 0 && terms.soft_cap_s > 0
  const accept = span(terms.accept_s)
  const award = span(terms.award_s)
  return (
    <>
      <Card as="section" aria-labelledby="closing" className="flex flex-col gap-4 md:p-6">
        <h2 id="closing" className="text-h3">
          {t.closing}
        </h2>
        <div className="flex flex-col gap-1 text-meta">
          <div className="grid grid-cols-[1fr_auto_1fr]">
            <Moment at={startsAt} />
            {soft && <Moment at={endsAt} className="text-center" />}
            <Moment at={soft ? latestEnd : endsAt} className="col-start-3 text-end" />
          </div>
          <div aria-hidden="true" className="flex h-3">
            <span className={classes('grow-9 bg-primary', soft ? 'rounded-s-full' : 'rounded-full')} />
            {soft && (
              <>
                <span className="grow-2 bg-coral" />
                <span className="grow-10 rounded-e-full border-2 border-dashed border-coral" />
              </>
            )}
          </div>
          <div className="grid grid-cols-[1fr_auto_1fr] text-quiet">
            <span>{t.starts}</span>
            {soft && (
              <span className="text-center text-coral">{t.lastMinutes(span(terms.soft_close_s))}</span>
            )}
            <span className="col-start-3 text-end">{soft ? t.latest : t.closes}</span>
          </div>
        </div>
        <p className="text-dense">
          {soft ? t.soft(span(terms.soft_close_s), span(terms.soft_cap_s)) : t.hard}
        </p>
      </Card>
      <section
        aria-labelledby="afterwards"
        className="flex items-start gap-3 rounded-card bg-sand p-4 text-dense text-on-sand"
      >
        <Gavel aria-hidden size={22} className="onwards mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h2 id="afterwards" className="text-dense font-bold">
            {t.after}
          </h2>
          <p>{lot.autoAccept ? t.afterByItself(award) : t.afterByOwner(accept, award)}</p>
        </div>
      </section>
    </>
  )
}

function Moment({ at, className }: { readonly at: Date | null; readonly className?: string }): ReactNode {
  return <span className={className}>{at ? <Isolate>{riyadhTime(at)}</Isolate> : '—'}</span>
}
