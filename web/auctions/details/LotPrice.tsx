import { currencyLabel } from '#shared/base/money.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { lotAmount } from '../lotAmount.ts'

/** The price: 46 px on a phone, 56 px on a wide screen, with a small unit. */
export function LotPrice({ riyals }: { readonly riyals: number }) {
  const locale = useLocale()
  const unit = <span className="text-h3 font-normal text-quiet">{currencyLabel[locale]}</span>
  return (
    <span className="whitespace-nowrap">
      {locale === 'en' && <>{unit} </>}
      <Isolate className="text-price-auction">{lotAmount(riyals)}</Isolate>
      {locale === 'ar' && <> {unit}</>}
    </span>
  )
}
