import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import type { WaitingKind } from '#shared/operator/overview.ts'
import type { Answer, Sent } from '../../app/calls/api.ts'
import type { Text } from '../../app/texts/text.ts'
import type { useNamed } from '../lists/useNamed.ts'
import type { Listing } from './listing.ts'
import type { QueryName, RowOf, TableKey } from './tableCalls.ts'

/** Every row of the back office has an id: a number, or a text where it is larger than numbers go. */
export type Identified = { readonly id: number | string }

/** What cells, details and chips know beside their row. */
export type TableView<Row, Shown extends Page<Row> = Page<Row>> = {
  readonly locale: Locale
  readonly listing: Listing
  /** The page as the call answered it. */
  readonly page: Shown
  /** Opens the form of a row, or of a new one. */
  readonly edit: (row: Row | 'new') => void
}

export type Column<Row, Shown extends Page<Row> = Page<Row>> = {
  readonly id: string
  readonly title: Text
  /** The call's name of this order; the heading is a button then. */
  readonly sort?: string
  /** Numbers are aligned by their last digit. */
  readonly number?: true
  /** On a phone: head of the card, badge below it, line with its title (the default), or hidden. */
  readonly phone?: 'head' | 'badge' | 'line' | 'none'
  readonly cell: (row: Row, table: TableView<Row, Shown>, above: Row | undefined) => ReactNode
}

/** A choice between values of one name of the query; the empty choice, all, comes first. */
export type Choice<Name extends string> = {
  readonly name: Name
  readonly label: Text
  /** The values with their texts, or a list of the market by its name. */
  readonly options: Readonly<Record<string, Text>> | Parameters<typeof useNamed>[0]
  /** Names that another choice clears. */
  readonly drops?: readonly Name[]
  readonly className?: string
}

/** A name of the query that links set: shown with a button that clears it. */
export type Chip<Row, Name extends string> = {
  readonly name: Name
  readonly label: (value: string, rows: readonly Row[], locale: Locale) => string
  readonly drops?: readonly Name[]
}

/** The states of the rows as tabs above the table. */
export type TableTabs<Shown, Name extends string> = {
  readonly name: Name
  readonly label: Text
  readonly options: Readonly<Record<string, Text>>
  /** The tab that waits for a decision shows the count of the overview. */
  readonly waits?: WaitingKind
  /** Counts by option, `all` for the first tab. */
  readonly counts?: (page: Shown) => Readonly<Record<string, number>>
  readonly phoneOnly?: true
}

/** Row actions: one form for a new row and for each one that is there. */
export type RowForm<Row> = {
  /** null: no row is added. */
  readonly add: Text | null
  readonly edit: (row: Row, locale: Locale) => string
  readonly sheet: (row: Row | null, close: () => void) => ReactNode
}

export type TableDefinition<
  Row extends Identified,
  Shown extends Page<Row> = Page<Row>,
  Name extends string = string,
> = {
  /** The table's name for screen readers. */
  readonly title: Text
  readonly columns: readonly Column<Row, Shown>[]
  readonly empty: Text
  /** Where the records come from, shown while there are none. */
  readonly emptyBody?: Text
  /** The empty state of a search. */
  readonly noneFound?: Text
  /** The label of the search box. */
  readonly search?: Text
  readonly tabs?: TableTabs<Shown, Name>
  /** `period` is from one day to another; a component is a filter of its own kind. */
  readonly filters?: readonly (Choice<Name> | 'period' | ComponentType<{ readonly listing: Listing }>)[]
  readonly chips?: readonly Chip<Row, Name>[]
  /** Further names of the query, set by links or by a filter of its own kind. */
  readonly more?: readonly Name[]
  /** No export as a CSV file. */
  readonly csv?: false
  readonly form?: RowForm<Row>
  /** Beside the search box. */
  readonly Tool?: ComponentType
  /** Above tabs and table; `page` is undefined until it has loaded. */
  readonly Above?: ComponentType<Omit<TableView<Row, Shown>, 'page'> & { readonly page: Shown | undefined }>
  /** Opened in place below a row. */
  readonly details?: (row: Row, table: TableView<Row, Shown>) => ReactNode
  /** The row belongs to the one above it: no line between them. */
  readonly joined?: (row: Row, above: Row) => boolean
}

export type DefinitionOf<K extends TableKey> = TableDefinition<RowOf<K>, Answer<K>, QueryName<K>> & {
  /** Sent with every request. */
  readonly query?: Partial<Sent<K>['query']>
}

/** A definition whose rows have an id and no more. */
export type AnyDefinition = TableDefinition<Identified> & { readonly query?: Listing['query'] }
