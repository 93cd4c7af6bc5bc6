import {
  Banknote,
  Check,
  Clock,
  Pencil,
  Printer,
  RefreshCw,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { halalasOf } from '#shared/base/money.ts'
import { gramsOf } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { typedAgain } from './draft.ts'
import { UndoButton } from './LastSale.tsx'
import { again, cashHelps, type QueuedSale, stateOf } from './queue.ts'
import { saleQueue } from './queueStore.ts'
import { undoneLot, useSeconds } from './undo.ts'

/**
 * The sales of this device with their states, newest first; refused ones come before the others. On a wide screen the recorded
 * ones are in the list of the day beside the form.
 */
export function SaleList({
  desk,
  sales: all,
  wide,
  onPrint,
}: {
  readonly desk: Desk
  readonly sales: readonly QueuedSale[]
  readonly wide: boolean
  readonly onPrint: (sale: QueuedSale) => void
}) {
  const t = useText(hallText)
  const sales = wide ? all.filter(({ state }) => state !== 'recorded') : all
  const now = useSeconds(sales)
  const shown = sales.toSorted(
    (one, other) =>
      Number(other.state === 'refused') - Number(one.state === 'refused') || other.soldAt - one.soldAt,
  )
  if (wide && sales.length === 0) return null
  return (
    <section aria-labelledby="hall-sales" className="flex flex-col gap-3">
      <h2 id="hall-sales" tabIndex={-1} className="scroll-mt-4 text-h3 outline-none">
        {wide ? t.device : t.sales}
      </h2>
      {shown.length === 0 && <p className="text-quiet">{t.nothing}</p>}
      <ul className="flex flex-col gap-3">
        {shown.map((sale) => (
          <SaleCard key={sale.body.key} desk={desk} sale={sale} now={now} onPrint={() => onPrint(sale)} />
        ))}
      </ul>
    </section>
  )
}

function SaleCard({
  desk,
  sale,
  now,
  onPrint,
}: {
  readonly desk: Desk
  readonly sale: QueuedSale
  readonly now: number
  readonly onPrint: () => void
}) {
  const t = useText(hallText)
  const { body, shown, refusal, sale: recorded } = sale
  const state = stateOf(sale, now)
  return (
    <li className="flex flex-col gap-2 rounded-control border border-hairline bg-card p-3" data-state={state}>
      <div className="flex items-start justify-between gap-3">
        <p data-figure className="min-w-0">
          <Name className="font-bold">{shown.fish}</Name> <Kilograms grams={gramsOf(Number(body.quantity))} />
          <span className="block text-meta text-quiet">
            {shown.buyer === null ? t.fromToWalkIn(shown.seller) : t.fromTo(shown.seller, shown.buyer)} ·{' '}
            <Isolate>{body.reference}</Isolate>
          </span>
        </p>
        <span data-figure className="shrink-0">
          <Money halalas={halalasOf(Number(body.price))} size="card" />
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StateBadge state={state} />
        {state === 'held' && <UndoButton sale={sale} now={now} />}
        {(state === 'recorded' || state === 'waiting') && (
          <IconButton
            icon={Printer}
            label={`${t.slip} ${recorded?.number ?? body.reference}`}
            kind="outlined"
            onClick={onPrint}
          />
        )}
      </div>
      {state === 'refused' && refusal && (
        <div role="alert" className="flex flex-col gap-3 rounded-control bg-coral-tint p-3">
          <p className="font-bold text-coral">
            {refusal.code === 'insufficient_funds' ? t.shortWallet : reasonOf(refusal)}
          </p>
          <div className="flex flex-wrap gap-2">
            {cashHelps(sale) && (
              <Button
                icon={Banknote}
                size="main"
                onClick={() => void saleQueue.put(again(sale, { payment: 'cash' }))}
              >
                {t.takeCash}
              </Button>
            )}
            <Button
              kind="outlined"
              size="main"
              icon={Pencil}
              onClick={() => undoneLot.set({ lot: typedAgain(sale, desk), refused: sale })}
            >
              {t.correct}
            </Button>
            <Button
              kind="outlined"
              size="main"
              icon={RefreshCw}
              onClick={() => void saleQueue.put(again(sale))}
            >
              {t.tryAgain}
            </Button>
            <Button
              kind="refusal"
              size="main"
              icon={Trash2}
              onClick={async () => {
                const question = { title: t.dropQuestion, body: t.dropBody, accept: t.drop, refuse: t.keep }
                if (await ask({ ...question, grave: true })) await saleQueue.drop(sale)
              }}
            >
              {t.drop}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

const reasonOf = ({ message, errors }: NonNullable<QueuedSale['refusal']>) =>
  Object.values(errors ?? {})
    .flat()
    .join(' ') || message

function StateBadge({ state }: { readonly state: ReturnType<typeof stateOf> }) {
  const t = useText(hallText)
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t[state]}
    </Badge>
  )
}

const looks = {
  held: { tone: 'amber', icon: Undo2 },
  waiting: { tone: 'amber', icon: Clock },
  recorded: { tone: 'palm', icon: Check },
  refused: { tone: 'coral', icon: TriangleAlert },
} as const
