import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { typedNumber } from '#shared/base/digits.ts'
import { type Halalas, moneyParts } from '#shared/base/money.ts'
import { type Grams, grams, minOrder, printKilograms, weightLabel } from '#shared/base/quantity.ts'
import { useLocale, useText } from '../base/text.ts'
import { classes } from '../base/ui/classes.ts'
import { Kilograms } from '../base/ui/Kilograms.tsx'
import { Money } from '../base/ui/Money.tsx'
import { type Bounds, boundsOf, commonQuantities, totalOf, within } from './calculation.ts'
import { detailsText } from './detailsMessages.ts'

type CalculatorProps = {
  /** SAR per kilogram. */
  readonly price: number
  /** Kilograms on offer. */
  readonly available: number
  /** Small fish are also asked for by what 100 riyals buy. */
  readonly hundredRiyal: boolean
}

/** What a quantity of this costs: a stepper in kilograms and its total. */
export function Calculator({ price, available, hundredRiyal }: CalculatorProps) {
  const t = useText(detailsText)
  const bounds = boundsOf(available)
  const common = bounds && hundredRiyal ? commonQuantities(price, bounds) : []
  const [chosen, setChosen] = useState<Grams | undefined>(common[0]?.weight)
  if (!bounds) return <p className="mt-4 border-t border-hairline pt-4 font-bold text-quiet">{t.soldOut}</p>
  const weight = within(chosen ?? minOrder, bounds)
  const total = totalOf(price, weight)
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-dense">
          <span className="font-bold">{t.quantity}</span>{' '}
          <span className="text-meta text-quiet">
            {t.available} <Kilograms kilograms={available} />
          </span>
        </p>
        <Stepper weight={weight} bounds={bounds} onChange={setChosen} />
      </div>
      {common.length > 1 && (
        <fieldset aria-label={t.quickQuantities} className="mt-3 grid min-w-0 grid-cols-3 gap-2">
          {common.map((each) => (
            <button
              key={each.weight}
              type="button"
              aria-pressed={each.weight === weight}
              onClick={() => setChosen(each.weight)}
              className={classes(
                'min-h-11 rounded-control border px-1 text-dense',
                each.weight === weight
                  ? 'border-primary bg-primary font-bold text-on-primary'
                  : 'border-line hover:bg-tint',
              )}
            >
              {t.forRiyals(printKilograms(each.weight), plain(each.riyals))}
            </button>
          ))}
        </fieldset>
      )}
      <div className="mt-4 flex items-baseline justify-between gap-3 border-t border-hairline pt-4">
        <span className="text-quiet">{t.total}</span>
        <output aria-live="polite">{total !== undefined && <Money halalas={total} size="card" />}</output>
      </div>
    </div>
  )
}

type StepperProps = {
  readonly weight: Grams
  readonly bounds: Bounds
  readonly onChange: (weight: Grams) => void
}

/** Minus first, then the number, then plus; in both directions of writing. Either kind of digits can be typed. */
function Stepper({ weight, bounds, onChange }: StepperProps) {
  const t = useText(detailsText)
  const locale = useLocale()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const move = (by: number) => onChange(within(grams(weight + by), bounds))
  const commit = () => {
    const typed = typedNumber(draft ?? '')
    setDraft(null)
    if (typed !== undefined) onChange(within(grams(Math.round(typed * 1000)), bounds))
  }
  return (
    <div className="inline-flex items-stretch rounded-control border border-line">
      <StepButton icon={Minus} label={t.less} off={weight <= bounds.least} onPress={() => move(-minOrder)} />
      <label htmlFor={id} className="flex items-center justify-center gap-1 border-x border-hairline px-2">
        <span className="visually-hidden">{t.quantityInKilograms}</span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={draft ?? printKilograms(weight)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => draft !== null && commit()}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
            if (event.key === 'ArrowUp') move(minOrder)
            if (event.key === 'ArrowDown') move(-minOrder)
          }}
          className="w-11 bg-transparent text-center font-bold outline-none"
        />
        <span aria-hidden="true" className="font-bold">
          {weightLabel[locale]}
        </span>
      </label>
      <StepButton icon={Plus} label={t.more} off={weight >= bounds.most} onPress={() => move(minOrder)} />
    </div>
  )
}

function StepButton({
  icon: Icon,
  label,
  off,
  onPress,
}: {
  readonly icon: typeof Plus
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-control hover:bg-tint disabled:text-line disabled:hover:bg-transparent"
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}

/** `100`, or `99.75` where it is not whole. */
function plain(riyals: number): string {
  const { whole, decimals } = moneyParts(Math.round(riyals * 100) as Halalas)
  return Number.isInteger(riyals) ? whole : `${whole}.${decimals}`
}
