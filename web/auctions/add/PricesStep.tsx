import { useContext, useId } from 'react'
import { defaultStep, stepChoices } from '#shared/auctions/rules.ts'
import { auctionWays } from '#shared/auctions/ways.ts'
import { pricePerKg, printAmount } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { priceTyped } from '../../products/listing/state/price.ts'
import { PriceAidContext, priceSource } from '../../products/listing/state/priceAid.ts'
import { wholeWeight } from '../../products/listing/state/units.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { SwitchTrack } from '../../ui/form/SwitchTrack.tsx'
import { dropSecondsFor, leastStep } from './lot.ts'
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
  const { way } = lot
  return (
    <>
      <BoxChoice
        label={t.way}
        choices={auctionWays.map((value) => ({ value, label: t[value] }))}
        value={way}
        onChange={(chosen) => change({ way: chosen })}
        hint={way === 'english' ? undefined : t[wayHints[way]]}
        errors={errorsOf('way')}
      />
      <AmountField
        label={way === 'sealed' ? t.leastOffer : t.starting}
        errors={errorsOf('price')}
        hint={each === undefined ? undefined : t.perKilo(moneyText(each, locale))}
        value={listing.price}
        onChange={(price) => state.change({ price, kilos: '' })}
      />
      {PriceAid && fish && <PriceAid key={fish.id} fishId={fish.id} source={priceSource(listing)} />}
      {way === 'english' && <Step lot={lot} change={change} state={state} />}
      {way === 'dutch' ? (
        <FallFields lot={lot} change={change} state={state} />
      ) : (
        <AmountField
          label={t.reserve}
          optional
          hint={way === 'sealed' ? t.reserveSealed : t.reserveHint}
          errors={errorsOf('reserve_price')}
          value={lot.reserve}
          onChange={(reserve) => change({ reserve })}
        />
      )}
      {way === 'english' && (
        <AutoAccept
          title={t.auto}
          body={lot.reserve.trim() ? t.autoReserve : t.autoAny}
          on={lot.autoAccept}
          onChange={(autoAccept) => change({ autoAccept })}
        />
      )}
    </>
  )
}

const wayHints = { dutch: 'dutchHint', sealed: 'sealedHint' } as const

/** The lowest price of a Dutch lot, its step down, and the seconds of each step. */
function FallFields({ lot, change, state: { errorsOf } }: PricesStepProps) {
  const t = useText(addAuctionText)
  return (
    <>
      <AmountField
        label={t.floor}
        errors={errorsOf('floor_price')}
        value={lot.floor}
        onChange={(floor) => change({ floor })}
      />
      <AmountField
        label={t.drop}
        errors={errorsOf('min_increment')}
        least={leastStep}
        value={lot.drop}
        onChange={(drop) => change({ drop })}
      />
      <BoxChoice
        inOneRow
        label={t.dropEvery}
        choices={dropSecondsFor(lot.dropS).map((value) => ({
          value,
          label: value,
          note: t.second(Number(value)),
        }))}
        value={lot.dropS}
        onChange={(dropS) => change({ dropS })}
        errors={errorsOf('step_s')}
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
  // Below SR 100, 1% of the starting price is less than the smallest increment.
  const isLeastStep = starting < leastStep * 100
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
        hint={(isLeastStep ? t.stepLeast : t.stepHint)(moneyText(defaultStep(starting), locale))}
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
