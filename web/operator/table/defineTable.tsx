import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import type { Page } from '#shared/base/page.ts'
import { api, type Key, type Sent } from '../../app/calls/api.ts'
import { type Text, useLocale } from '../../app/texts/text.ts'
import type { AnyDefinition, DefinitionOf, Identified, TableDefinition } from './definition.ts'
import { useListing } from './listing.ts'
import { StatusTabs } from './StatusTabs.tsx'
import { TableCard } from './TableCard.tsx'
import type { TableKey } from './tableCalls.ts'

/**
 * Defines a table of the back office as a component. It reads its call by TanStack Query, and stores search, filters,
 * order, page and the open row in the address. It has tabs, export, keyboard shortcuts, a form, and the loading, empty
 * and error states.
 */
export function defineTable<K extends TableKey>(call: K, definition: DefinitionOf<K>): ComponentType {
  // The union of all tables' rows is too complex for the compiler (TS2590), so inside of the component a row has only its
  // id.
  return tableOf(call, definition as unknown as AnyDefinition)
}

/** Defines a table like {@link defineTable}, without the types of one call; for definitions that are generic. */
export function tableOf(call: TableKey, { query: fixed, ...definition }: AnyDefinition): ComponentType {
  const { Above, tabs, form } = definition
  const path = call.slice('GET '.length)
  const subject = path.slice('operator/'.length)
  const names = queryNames(definition)
  return function Table() {
    const locale = useLocale()
    const listing = useListing(names)
    const [editing, setEditing] = useState<Identified | 'new' | null>(null)
    const query = { ...listing.query, ...fixed }
    const result = useQuery({
      queryKey: ['operator', subject, locale, query],
      queryFn: ({ signal }) =>
        api<Key>(call, { query } as Sent<Key>, { locale, signal }) as Promise<Page<Identified>>,
      placeholderData: keepPreviousData,
    })
    const page = result.data
    const view = { locale, listing, edit: setEditing }
    const card = <TableCard definition={definition} path={path} result={result} view={view} />
    return (
      <>
        {Above && <Above {...view} page={page} />}
        {tabs ? (
          <StatusTabs group={subject} tabs={tabs} page={page} listing={listing}>
            {card}
          </StatusTabs>
        ) : (
          card
        )}
        {editing !== null && form?.sheet(editing === 'new' ? null : editing, () => setEditing(null))}
      </>
    )
  }
}

/** Options of a select or of tabs: the texts of a feature, in the order of `codes`. */
export function optionsOf<Code extends string>(
  texts: Readonly<Record<Code, Text>>,
  codes: readonly Code[],
): Readonly<Record<string, Text>> {
  return Object.fromEntries(codes.map((code) => [code, texts[code]]))
}

/** The names of all parameters in the address that filter the table. */
function queryNames({
  tabs,
  filters = [],
  chips = [],
  more = [],
}: TableDefinition<Identified>): readonly string[] {
  const chosen = filters.flatMap((filter) => {
    if (filter === 'period') return ['from', 'to']
    return typeof filter === 'object' ? [filter.name] : []
  })
  const led = chips.flatMap(({ name, drops = [] }) => [name, ...drops])
  return [...new Set([...(tabs ? [tabs.name] : []), ...chosen, ...led, ...more])]
}
