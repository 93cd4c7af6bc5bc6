import { Banknote, CircleCheck, type LucideIcon, Scale, Ship } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TradingTraffic } from '#shared/home/contract.ts'
import { soldShare } from '#shared/home/rules.ts'
import { useText } from '../app/texts/text.ts'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Kilograms } from '../ui/values/Kilograms.tsx'
import { Money } from '../ui/values/Money.tsx'
import { homeText } from './messages.ts'

/** Four trading figures (specification, section 2), with a bar that compares the sold and the offered quantity. */
export function Summary({ traffic }: { readonly traffic: TradingTraffic }) {
  const t = useText(homeText)
  const { quantity_available, quantity_sold, international_market, total_sales, period } = traffic
  return (
    <section aria-labelledby="summary" className="content pt-10 md:pt-14">
      <SectionHeading id="summary" title={t.summary} sub={t.summaryPeriod(period.from)} />
      <Card
        padding="none"
        className="grid grid-cols-2 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1.15fr)_minmax(0,1.05fr)]"
      >
        <div className="col-span-2 p-4 md:p-6 lg:col-span-1">
          <dl className="grid grid-cols-2">
            <Tile icon={Scale} label={t.offered} note={t.now} className="pe-3">
              <Kilograms kilograms={quantity_available} numberClassName={figure} className={unit} />
            </Tile>
            <Tile icon={CircleCheck} label={t.sold} className="border-s border-hairline ps-4 md:ps-6">
              <Kilograms kilograms={quantity_sold} numberClassName={figure} className={unit} />
            </Tile>
          </dl>
          <SharedBar share={soldShare(quantity_available, quantity_sold)} />
        </div>
        <dl className="border-t border-hairline p-4 md:p-6 lg:border-s lg:border-t-0">
          <Tile icon={Ship} label={t.imported} note={t.now}>
            <span className={unit}>
              <bdi className={figure}>{international_market}</bdi> {t.kindsUnit(international_market)}
            </span>
          </Tile>
        </dl>
        <dl className="border-s border-t border-hairline p-4 md:p-6 lg:border-t-0">
          <Tile icon={Banknote} label={t.sales}>
            <Money riyals={total_sales} size="card" className="[&>bdi]:text-h2 lg:[&>bdi]:text-h1" />
          </Tile>
        </dl>
      </Card>
    </section>
  )
}

const figure = 'text-h2 text-text lg:text-h1'
const unit = 'text-meta text-quiet'

function Tile({
  icon: Icon,
  label,
  note,
  className,
  children,
}: {
  readonly icon: LucideIcon
  readonly label: string
  /** A note that the figure describes the present moment, not the period. */
  readonly note?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={classes('flex h-full min-w-0 flex-col justify-between lg:block', className)}>
      <dt className="flex items-start gap-2 text-meta text-quiet md:text-dense">
        <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-primary max-md:hidden" />
        <span>
          {label}
          {note && <span className="text-meta">{` (${note})`}</span>}
        </span>
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** A bar that shows the sold quantity as a share of the sold and offered quantities. */
function SharedBar({ share }: { readonly share: number }) {
  const t = useText(homeText)
  return (
    <div className="mt-4 flex items-center gap-4">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="onwards h-2 min-w-0 grow overflow-hidden rounded-full bg-tint"
      >
        <rect width={share} height="8" className="fill-palm" />
      </svg>
      <p className="shrink-0 text-meta text-quiet">{t.share(share)}</p>
    </div>
  )
}
