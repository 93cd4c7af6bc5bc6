import { Copy } from 'lucide-react'
import type { Supply } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { EntryBadge } from '../EntryBadge.tsx'
import { AddButton } from '../form/AddButton.tsx'
import { printedPrice, printedWeight } from '../printed.ts'
import { BoardCard } from './BoardCard.tsx'
import { MeetingLine } from './MeetingLine.tsx'
import { pointsOfSupply } from './meeting.ts'
import { entryText, meetingText } from './messages.ts'
import type { BoardSearch } from './search.ts'

type SupplyCardProps = {
  readonly supply: Supply
  readonly image: string | null | undefined
  /** For the user's own entry, the search of the demands that match it. */
  readonly met: BoardSearch
}

/** A supply: origin, quantity, price, availability, and the demand that it matches. */
export function SupplyCard({ supply, image, met }: SupplyCardProps) {
  const t = useText(entryText)
  const { price, quantity, origin_country, available_from, available_to } = supply
  return (
    <BoardCard
      entry={supply}
      image={image}
      origin={t.from(origin_country.name)}
      yours={t.yourSupply}
      badge={<EntryBadge status={supply.status} />}
      facts={[
        { term: t.quantity, value: <Kilograms kilograms={quantity} /> },
        { term: t.price, value: <Isolate>{printedPrice(price)}</Isolate> },
        {
          term: t.availableFrom,
          value: <Isolate>{available_from}</Isolate>,
          note: available_to && (
            <>
              {t.until} <Isolate className="whitespace-nowrap">{available_to}</Isolate>
            </>
          ),
        },
      ]}
    >
      <Met supply={supply} met={met} />
      {supply.mine && (
        <AddButton
          form={{ side: 'supply', like: supply }}
          number={supply.number}
          kind="text"
          icon={Copy}
          className="-mb-2 self-start"
        />
      )}
    </BoardCard>
  )
}

function Met({ supply, met }: Pick<SupplyCardProps, 'supply' | 'met'>) {
  const t = useText(meetingText)
  const locale = useLocale()
  const { nearest, number, mine, matches } = supply
  if (!nearest) return null
  const near = nearest.over > 0
  const over = printedPrice(nearest.over)
  const weight = printedWeight(nearest.quantity, locale)
  const sentence = near
    ? nearest.mine
      ? t.yourDemandUnder(over)
      : t.demandUnder(over)
    : nearest.mine
      ? t.yourDemandFor(weight)
      : t.demandFor(weight)
  return (
    <MeetingLine
      number={number}
      sentence={sentence}
      more={matches > 1 ? t.moreDemands(matches - 1) : ''}
      near={near}
      points={pointsOfSupply(supply)}
      to={mine ? met : undefined}
    />
  )
}
