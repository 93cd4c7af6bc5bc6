import { halalasOf } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { preparationText } from './messages.ts'
import type { OfferedPreparation } from './PreparationChoice.tsx'

/**
 * The preparation of a line with its price, and a note that the weight is that of the whole fish. Renders
 * nothing for whole fish.
 */
export function PreparationNote({ preparation }: { readonly preparation: OfferedPreparation }) {
  const t = useText(preparationText)
  const locale = useLocale()
  const { code, name, price } = preparation
  if (code === 'whole') return null
  return (
    <Dotted className="text-meta">
      <span className="font-bold text-primary">
        {price === 0 ? t.freely(name) : t.priced(name, moneyText(halalasOf(price), locale))}
      </span>
      <span className="text-quiet">{t.beforeCleaning}</span>
    </Dotted>
  )
}
