import { Copy, SquarePen } from 'lucide-react'
import type { Supply } from '#shared/behar/contract.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { InterestButton } from '../deals/InterestButton.tsx'
import type { Pair } from '../deals/openInterest.ts'
import { EntryBadge } from '../EntryBadge.tsx'
import { AddButton } from '../form/AddButton.tsx'
import { suppliesAddress } from '../myDemands/search.ts'
import { printedWeight } from '../printed.ts'
import { stepText } from '../steps/messages.ts'
import { BoardCard, type Fact } from './BoardCard.tsx'
import { MeetingLine } from './MeetingLine.tsx'
import { mostOf, pointsOfSupply } from './meeting.ts'
import { entryText, meetingText } from './messages.ts'
import type { BoardSearch } from './search.ts'

type SupplyCardProps = {
  readonly supply: Supply
  readonly image: string | null | undefined
  /** For the user's own entry, the search of the demands that match it. */
  readonly met: BoardSearch
  /** The match with one of the user's own entries; the user can send an interest in it. */
  readonly pair?: Pair | undefined
  /** The quantity of the user's own entry whose matches are listed. */
  readonly own?: number | undefined
}

/** A supply: origin, quantity, price, availability, and the demand that it matches. */
export function SupplyCard({ supply, image, met, pair, own }: SupplyCardProps) {
  const t = useText(entryText)
  return (
    <BoardCard
      entry={supply}
      image={image}
      origin={t.from(supply.origin_country.name)}
      yours={t.yourSupply}
      badge={<EntryBadge status={supply.status} />}
      facts={useSupplyFacts(supply)}
    >
      <SupplyMeeting supply={supply} met={met} />
      {pair && <InterestButton pair={pair} number={supply.number} most={mostOf(supply, own)} />}
      {supply.mine && (
        <div className="-mx-4 -mb-2 flex flex-wrap">
          <ButtonLink
            to="/international-market/behar-market/my-demands"
            search={suppliesAddress()}
            kind="text"
            icon={SquarePen}
          >
            {t.manage}
          </ButtonLink>
          <AddButton form={{ side: 'supply', like: supply }} number={supply.number} kind="text" icon={Copy} />
        </div>
      )}
    </BoardCard>
  )
}

/** The quantity, the price and the days of a supply; its owner also sees the reserved and the sold quantity. */
export function useSupplyFacts(supply: Supply): readonly Fact[] {
  const t = useText(entryText)
  const step = useText(stepText)
  const locale = useLocale()
  const { price, quantity, reserved, sold, mine, status, available_from, available_to } = supply
  const parts = [
    reserved > 0 && status.code !== 'reserved' ? step.reservedPart(printedWeight(reserved, locale)) : '',
    sold > 0 && status.code !== 'sold' ? step.soldPart(printedWeight(sold, locale)) : '',
  ].filter((text) => text !== '')
  return [
    {
      term: t.quantity,
      value: <Kilograms kilograms={quantity} />,
      note:
        mine &&
        parts.length > 0 &&
        parts.map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        )),
    },
    { term: t.price, value: <Isolate>{plainAmount(price)}</Isolate> },
    {
      term: t.availableFrom,
      value: <Isolate>{available_from}</Isolate>,
      note: available_to && (
        <>
          {t.until} <Isolate className="whitespace-nowrap">{available_to}</Isolate>
        </>
      ),
    },
  ]
}

/** The demand that a supply matches. */
export function SupplyMeeting({ supply, met }: Pick<SupplyCardProps, 'supply' | 'met'>) {
  const t = useText(meetingText)
  const locale = useLocale()
  const { nearest, number, mine, matches } = supply
  if (!nearest) return null
  const near = nearest.over > 0
  const over = plainAmount(nearest.over)
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
