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
 * A table of the back office, as a component: reads its call by TanStack Query, keeps search, filters, order, page and the
 * open row in the address, and has tabs, export, keyboard, form, and the states loading, empty and error.
 */
export function defineTable<K extends TableKey>(call: K, definition: DefinitionOf<K>): ComponentType {
  // The union of all tables' rows is too complex for the compiler (TS2590): inside, a row has only its id.
  return tableOf(call, definition as unknown as AnyDefinition)
}

/** {@link defineTable} without the types of one call; for definitions that are generic themselves. */
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

/** Options of a choice or of tabs: a part of a feature's texts, in this order. */
export function optionsOf<Code extends string>(
  texts: Readonly<Record<Code, Text>>,
  codes: readonly Code[],
): Readonly<Record<string, Text>> {
  return Object.fromEntries(codes.map((code) => [code, texts[code]]))
}

/** All names of the address that narrow the table. */
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
