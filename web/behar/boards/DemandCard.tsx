import { type Grams, grams, toKilograms } from '#shared/base/quantity.ts'
import type { Demand } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { InterestButton } from '../deals/InterestButton.tsx'
import type { Pair } from '../deals/openInterest.ts'
import { EntryBadge } from '../EntryBadge.tsx'
import { printedWeight } from '../printed.ts'
import { stepText } from '../steps/messages.ts'
import { BoardCard, type Fact } from './BoardCard.tsx'
import { MeetingLine } from './MeetingLine.tsx'
import { mostOf, pointsOfDemand } from './meeting.ts'
import { entryText, meetingText } from './messages.ts'
import type { BoardSearch } from './search.ts'

type DemandCardProps = {
  readonly demand: Demand
  readonly image: string | null | undefined
  /** For the user's own entry, the search of the supplies that match it. */
  readonly met: BoardSearch
  /** The match with one of the user's own entries; the user can send an interest in it. */
  readonly pair?: Pair | undefined
  /** The quantity of the user's own entry whose matches are listed. */
  readonly own?: number | undefined
}

/** A demand: quantity, target price, deadline, and the supply that matches it. */
export function DemandCard({ demand, image, met, pair, own }: DemandCardProps) {
  const t = useText(entryText)
  return (
    <BoardCard
      entry={demand}
      image={image}
      yours={t.yourDemand}
      badge={<EntryBadge status={demand.status} />}
      facts={useDemandFacts(demand)}
    >
      <Met demand={demand} met={met} />
      {pair && <InterestButton pair={pair} number={demand.number} most={mostOf(demand, own)} />}
    </BoardCard>
  )
}

/** The quantity, the target price and the deadline of a demand; `promised` is the quantity that deals have reserved for it. */
export function useDemandFacts(demand: Demand, promised: Grams = grams(0)): readonly Fact[] {
  const t = useText(entryText)
  const step = useText(stepText)
  const locale = useLocale()
  const { target_price, quantity, fulfilled, mine, status, needed_by } = demand
  const notes = [
    mine && fulfilled > 0 && status.code !== 'fulfilled'
      ? step.fulfilledPart(printedWeight(fulfilled, locale))
      : '',
    promised > 0 ? step.reservedForYou(printedWeight(toKilograms(promised), locale)) : '',
  ].filter((text) => text !== '')
  return [
    {
      term: t.quantity,
      value: <Kilograms kilograms={quantity} />,
      note: notes.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      )),
    },
    {
      term: t.target,
      value:
        target_price === null ? (
          <span className="font-normal text-quiet">{t.noTarget}</span>
        ) : (
          <Isolate>{plainAmount(target_price)}</Isolate>
        ),
    },
    { term: t.neededBy, value: <Isolate>{needed_by}</Isolate> },
  ]
}

function Met({ demand, met }: Pick<DemandCardProps, 'demand' | 'met'>) {
  const t = useText(meetingText)
  const { nearest, number, mine, matches } = demand
  if (!nearest) return null
  const near = nearest.over > 0
  const over = plainAmount(nearest.over)
  const { name } = nearest.origin_country
  const sentence = near
    ? nearest.mine
      ? t.yourSupplyOver(over)
      : t.supplyOver(over)
    : nearest.mine
      ? t.yourSupplyFrom(name)
      : t.supplyFrom(name)
  return (
    <MeetingLine
      number={number}
      sentence={sentence}
      more={matches > 1 ? t.moreSupplies(matches - 1) : ''}
      near={near}
      points={pointsOfDemand(demand)}
      to={mine ? met : undefined}
    />
  )
}
