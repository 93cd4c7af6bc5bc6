import type { ReactNode } from 'react'
import type { Page } from '#shared/base/page.ts'
import { useText } from '../../app/texts/text.ts'
import { ListFoot } from '../../ui/lists/ListFoot.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { type Masters, useMasters } from '../integration/useIntegration.ts'
import type { Read } from '../integration/useRead.ts'
import { plateOf, useKnownFish } from '../knownFish.ts'
import { demandText } from './messages.ts'

type OwnEntriesProps<Entry> = {
  readonly list: Read<Page<Entry>>
  /** The empty state. */
  readonly none: ReactNode
  /** Returns the search of another page of the list. */
  readonly searchOf: (page: number) => Record<never, never>
  readonly children: (entries: readonly Entry[]) => ReactNode
}

/** A page of the user's own demands, supplies or deals. Old entries stay while new entries load. */
export function OwnEntries<Entry>({ list, none, searchOf, children }: OwnEntriesProps<Entry>) {
  const t = useText(demandText)
  const { data, refusal, busy, retry } = list
  if (refusal && !data) return <PartnerLayout refusal={refusal} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.data.length === 0) return none
  return (
    <div aria-busy={busy} className={busy ? 'opacity-60' : undefined}>
      {children(data.data)}
      {data.last_page > 1 && (
        <ListFoot
          list={data}
          shown={t.shown}
          linkTo={(page) => ({
            to: '/international-market/behar-market/my-demands',
            search: searchOf(page),
          })}
        />
      )}
    </div>
  )
}

type Shown = { readonly id: number; readonly fish_type: { readonly code: string } }

type OwnCardsProps<Entry> = {
  readonly entries: readonly Entry[]
  /** Renders a card with the picture of the species; null if there is none, undefined while it loads. */
  readonly children: (entry: Entry, image: string | null | undefined) => ReactNode
}

/** The cards of a page, in two columns on a wide screen. */
export function OwnCards<Entry extends Shown>({ entries, children }: OwnCardsProps<Entry>) {
  const known = useKnownFish()
  return (
    <ul className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.id} className="min-w-0">
          {children(entry, plateOf(known, entry.fish_type.code))}
        </li>
      ))}
    </ul>
  )
}

/** Renders its children once the lists of the integration are loaded, because the states in these lists define the tabs. */
export function WithMasters({ children }: { readonly children: (masters: Masters) => ReactNode }) {
  const { data, refusal, retry } = useMasters()
  if (refusal && !data) return <PartnerLayout refusal={refusal} onRetry={retry} />
  return data ? children(data) : <Waiting />
}

function Waiting() {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-4">
      <BoardRows />
    </div>
  )
}
