import type { LatestIndex } from '#shared/prices/contract.ts'
import { placeNames } from '#shared/prices/names.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { PriceChange } from '../FigureCell.tsx'
import { listText } from '../messages.ts'

/** The newest index of the Kingdom and of each coast. */
export function IndexCards({ index }: { readonly index: readonly LatestIndex[] }) {
  const t = useText(listText)
  const locale = useLocale()
  const [newest] = index
  return (
    <section aria-labelledby="price-index">
      <SectionHeading id="price-index" title={t.index} sub={newest ? t.indexSub(newest.week) : t.noIndex} />
      {index.length > 0 && (
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
          {index.map((each) => (
            <Card
              as="li"
              key={each.place}
              className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center"
            >
              <p className="text-meta text-quiet">{placeNames[each.place][locale]}</p>
              <p className="text-price">
                <Isolate>{each.value.toFixed(1)}</Isolate>
              </p>
              <p className="max-md:col-span-full">
                <PriceChange change={each.change} of={t.onWeek} worded />
              </p>
              {each.year_change !== null && (
                <p className="max-md:col-span-full">
                  <PriceChange change={each.year_change} of={t.onYear} worded />
                </p>
              )}
              <p className="text-meta text-quiet max-md:col-span-full">
                {each.revised_at
                  ? t.revised(each.first_value.toFixed(1))
                  : t.covered(String(Math.round(each.coverage)))}
              </p>
            </Card>
          ))}
        </ul>
      )}
      {newest && (
        <p className="mt-2 text-meta text-quiet">
          {t.indexBase}{' '}
          <a href="#method" className="touch font-bold text-primary hover:underline">
            {t.toMethod}
          </a>
        </p>
      )}
    </section>
  )
}
