import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { QuantityStepper } from '../../products/QuantityStepper.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { QuantityBar } from '../details/QuantityBar.tsx'
import { offerText } from './messages.ts'
import type { OfferFormState } from './useOfferForm.ts'

/** The offered quantity: in steps of a kilogram, or all of it with one tap; a part is labelled as such. */
export function OfferQuantity({
  state: { typed, type, bounds, errors },
}: {
  readonly state: OfferFormState
}) {
  const t = useText(offerText)
  const id = useId()
  const { quantity } = typed
  const whole = quantity >= bounds.most
  const wanted = printKilograms(bounds.most)
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <p id={id} className="-mb-1 text-dense font-bold">
        {t.quantity}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          weight={quantity}
          bounds={bounds}
          onChange={(next) => type({ quantity: next })}
          labels={{ less: t.less, more: t.more, quantity: t.quantityInKilograms }}
        />
        <ChoiceChip chosen={whole} onChange={() => type({ quantity: bounds.most })}>
          {t.whole(wanted)}
        </ChoiceChip>
      </div>
      <QuantityBar offered={quantity} wanted={bounds.most} />
      <div aria-live="polite">
        {errors.quantity?.map((error) => (
          <p key={error} className="flex items-start gap-2 text-meta text-coral">
            <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
            {error}
          </p>
        ))}
        {!whole && !errors.quantity && (
          <p className="text-meta text-quiet">{t.part(printKilograms(quantity), wanted)}</p>
        )}
      </div>
    </fieldset>
  )
}
