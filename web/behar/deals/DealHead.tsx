import type { ReactNode } from 'react'
import type { Deal } from '#shared/behar/dealContract.ts'
import { useText } from '../../app/texts/text.ts'
import { Name } from '../../ui/values/Isolate.tsx'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { Ranged } from '../Ranged.tsx'
import { DealBadge } from './DealBadge.tsx'
import { dealText } from './messages.ts'

type DealHeadProps = {
  readonly deal: Deal
  readonly title: ReactNode
  /** The lines below the goods. */
  readonly children: ReactNode
}

/** The head of a deal: the picture of the species, the goods and the state. */
export function DealHead({ deal, title, children }: DealHeadProps) {
  const known = useKnownFish()
  const { fish_type, category, size } = deal
  return (
    <div className="flex items-start gap-3">
      <GoodsPlate image={plateOf(known, fish_type.code)} />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-h3 break-words">{title}</h2>
          <span className="shrink-0">
            <DealBadge deal={deal} />
          </span>
        </div>
        <p className="text-meta text-quiet">
          {category.name}
          {' · '}
          <Ranged>{size.name}</Ranged>
        </p>
        {children}
      </div>
    </div>
  )
}

/** The name of the other side of a deal. */
export function DealPartner({ deal }: { readonly deal: Deal }) {
  const t = useText(dealText)
  return (
    <>
      {t.with} <Name>{deal.other}</Name>
    </>
  )
}
