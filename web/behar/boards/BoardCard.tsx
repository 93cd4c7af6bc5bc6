import type { ReactNode } from 'react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { GoodsPlate } from '../GoodsPlate.tsx'
import { Ranged } from '../Ranged.tsx'
import { entryText } from './messages.ts'

type Entry = Pick<
  Supply | Demand,
  'number' | 'fish_type' | 'category' | 'size' | 'owner' | 'mine' | 'notes' | 'matches'
>

type BoardCardProps = {
  readonly entry: Entry
  /** The species drawing; null if there is none, undefined while loading. */
  readonly image: string | null | undefined
  /** A text after the species, such as `from Norway`. */
  readonly origin?: string
  /** The label that marks the user's own entry. */
  readonly yours: string
  readonly badge: ReactNode
  readonly facts: readonly Fact[]
  readonly headingLevel?: 2 | 3
  /** The matching entry, and the actions. */
  readonly children?: ReactNode
}

export type Fact = { readonly term: string; readonly value: ReactNode; readonly note?: ReactNode }

/** A supply or a demand: picture, species with its code, details, owner, state, quantity, price and date. */
export function BoardCard({
  entry,
  image,
  origin,
  yours,
  badge,
  facts,
  headingLevel = 3,
  children,
}: BoardCardProps) {
  const t = useText(entryText)
  const { fish_type, category, size, owner, mine, number, notes } = entry
  const Heading = `h${headingLevel}` as const
  return (
    <Card as="article" className="flex flex-col gap-3 md:py-3">
      <div className="flex items-start gap-3">
        <GoodsPlate image={image} />
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-2">
            <Heading className="min-w-0 text-h3 break-words">
              {fish_type.name}{' '}
              <span className="text-meta font-normal text-quiet" title={t.fao}>
                <VisuallyHidden>{t.fao} </VisuallyHidden>
                <Isolate>{fish_type.fao_code}</Isolate>
              </span>
            </Heading>
            <span className="shrink-0">{badge}</span>
          </div>
          <p className="text-meta text-quiet">
            {category.name}
            {t.between}
            <Ranged>{size.name}</Ranged>
            {origin && ` · ${origin}`}
          </p>
          <p className="truncate text-meta text-quiet">
            {mine ? <strong className="font-bold text-primary">{yours}</strong> : <Name>{owner.name}</Name>}
            {' · '}
            <Isolate>{number}</Isolate>
          </p>
        </div>
      </div>
      <EntryFacts facts={facts} />
      {notes && (
        <p className="text-meta text-quiet">
          <Written text={notes} className="line-clamp-2" />
        </p>
      )}
      {children}
    </Card>
  )
}

/** The figures of an entry, next to each other. */
export function EntryFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-x-2 gap-y-2 border-t border-hairline pt-3">
      {facts.map(({ term, value, note }) => (
        <div key={term} className="min-w-0">
          <dt className="text-meta text-quiet">{term}</dt>
          <dd className="text-dense font-bold">{value}</dd>
          {note && <dd className="text-meta text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
