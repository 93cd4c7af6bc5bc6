import { useContext, useId } from 'react'
import { defaultStep, stepChoices } from '#shared/auctions/rules.ts'
import { pricePerKg, printAmount } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { priceTyped } from '../../products/listing/state/price.ts'
import { PriceAidContext, priceSource } from '../../products/listing/state/priceAid.ts'
import { wholeWeight } from '../../products/listing/state/units.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { SwitchTrack } from '../../ui/form/SwitchTrack.tsx'
import { leastStep } from './lot.ts'
import { addAuctionText } from './messages.ts'
import type { NewAuction } from './useNewAuction.ts'

type PricesStepProps = Pick<NewAuction, 'lot' | 'change' | 'state'>

/** Starting price, bid increment and reserve price, each for the whole lot. */
export function PricesStep({ lot, change, state }: PricesStepProps) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const PriceAid = useContext(PriceAidContext)
  const { listing, errorsOf, fish } = state
  const starting = priceTyped(listing.price)
  const weight = wholeWeight(listing)
  const each = starting && weight ? pricePerKg(starting, weight) : undefined
  return (
    <>
      <AmountField
        label={t.starting}
        errors={errorsOf('price')}
        hint={each === undefined ? undefined : t.perKilo(moneyText(each, locale))}
        value={listing.price}
        onChange={(price) => state.change({ price, kilos: '' })}
      />
      {PriceAid && fish && <PriceAid key={fish.id} fishId={fish.id} source={priceSource(listing)} />}
      <Step lot={lot} change={change} state={state} />
      <AmountField
        label={t.reserve}
        optional
        hint={t.reserveHint}
        errors={errorsOf('reserve_price')}
        value={lot.reserve}
        onChange={(reserve) => change({ reserve })}
      />
      <AutoAccept
        title={t.auto}
        body={lot.reserve.trim() ? t.autoReserve : t.autoAny}
        on={lot.autoAccept}
        onChange={(autoAccept) => change({ autoAccept })}
      />
    </>
  )
}

/** The increment: 1 % of the starting price, one of the round amounts above it, or a typed amount. */
function Step({ lot, change, state: { listing, errorsOf } }: PricesStepProps) {
  const t = useText(addAuctionText)
  const locale = useLocale()
  const starting = priceTyped(listing.price)
  const errors = errorsOf('min_increment')
  if (!starting) return <p className="text-meta text-quiet">{t.stepWaits}</p>
  const [least = starting, ...round] = stepChoices(starting).map(printAmount)
  const known = lot.step === 'least' || round.includes(lot.step)
  const chosen = known ? lot.step : 'own'
  return (
    <>
      <BoxChoice
        inOneRow
        label={t.step}
        choices={[
          { value: 'least', label: String(least) },
          ...round.map((amount) => ({ value: amount, label: amount })),
          { value: 'own', label: t.other },
        ]}
        value={chosen}
        onChange={(step) => change({ step })}
        hint={t.stepHint(moneyText(defaultStep(starting), locale))}
        errors={chosen === 'own' ? undefined : errors}
      />
      {chosen === 'own' && (
        <AmountField
          label={t.otherStep}
          errors={errors}
          least={leastStep}
          value={lot.step === 'own' ? lot.ownStep : lot.step}
          onChange={(ownStep) => change({ step: 'own', ownStep })}
        />
      )}
    </>
  )
}

function AutoAccept({
  title,
  body,
  on,
  onChange,
}: {
  readonly title: string
  readonly body: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) {
  const bodyId = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={title}
      aria-describedby={bodyId}
      onClick={() => onChange(!on)}
      className="group flex min-h-13 w-full items-center gap-4 border-t border-hairline pt-4 text-start"
    >
      <span className="min-w-0 grow">
        <span className="block text-dense font-bold">{title}</span>
        <span id={bodyId} className="block text-meta text-quiet">
          {body}
        </span>
      </span>
      <SwitchTrack />
    </button>
  )
}
