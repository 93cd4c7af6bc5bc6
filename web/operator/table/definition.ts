import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import type { Page } from '#shared/base/page.ts'
import type { WaitingKind } from '#shared/operator/overview.ts'
import type { Answer, Sent } from '../../app/calls/api.ts'
import type { Text } from '../../app/texts/text.ts'
import type { EditingRole } from '../lists/editing.ts'
import type { useNamed } from '../lists/useNamed.ts'
import type { Listing } from './listing.ts'
import type { QueryName, RowOf, TableKey } from './tableCalls.ts'

/** Every row of the back office has an id: a number, or a text if the number would be too large. */
export type Identified = { readonly id: number | string }

/** The context that cells, details and chips get in addition to their row. */
export type TableView<Row, Shown extends Page<Row> = Page<Row>> = {
  readonly locale: Locale
  readonly listing: Listing
  /** The page as the call returned it. */
  readonly page: Shown
  /** Opens the form of a row, or the form of a new row. */
  readonly edit: (row: Row | 'new') => void
}

export type Column<Row, Shown extends Page<Row> = Page<Row>> = {
  readonly id: string
  readonly title: Text
  /** The name of this sort order in the call; with a name, the heading is a button. */
  readonly sort?: string
  /** True for numbers, which are aligned at their last digit. */
  readonly number?: true
  /**
   * The place on a phone: the head of the card, a badge below the head, a line with its title (the default), or hidden.
   */
  readonly phone?: 'head' | 'badge' | 'line' | 'none'
  readonly cell: (row: Row, table: TableView<Row, Shown>, above: Row | undefined) => ReactNode
}

/** A select for the values of one query parameter; its first option is empty and means all values. */
export type Choice<Name extends string> = {
  readonly name: Name
  readonly label: Text
  /** The values with their texts, or the name of a list of the market. */
  readonly options: Readonly<Record<string, Text>> | Parameters<typeof useNamed>[0]
  /** Parameters that are cleared when another value is selected. */
  readonly drops?: readonly Name[]
  readonly className?: string
}

/** A query parameter without a filter field: only links and buttons set it. It is shown with a button that clears it. */
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
  /** The kind of decision. The tab of the pending rows shows the overview's count of this kind. */
  readonly waits?: WaitingKind
  /** Returns counts by option; `all` is the count of the first tab. */
  readonly counts?: (page: Shown) => Readonly<Record<string, number>>
  readonly phoneOnly?: true
}

/** The form of rows: for a new row, and for each existing row. */
export type RowForm<Row> = {
  /** The label of the add button; null if rows cannot be added. */
  readonly add: Text | null
  /** The role that adds and changes rows; the default is the editor. */
  readonly who?: EditingRole
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
  /** A text about where the records come from, shown while there are none. */
  readonly emptyBody?: Text
  /** The text that is shown when a search finds nothing. */
  readonly noneFound?: Text
  /** The label of the search box. */
  readonly search?: Text
  readonly tabs?: TableTabs<Shown, Name>
  /** The filters. `period` is a period of days; a component is a special filter. */
  readonly filters?: readonly (Choice<Name> | 'period' | ComponentType<{ readonly listing: Listing }>)[]
  readonly chips?: readonly Chip<Row, Name>[]
  /** Further query parameters; only links or a special filter set them. */
  readonly more?: readonly Name[]
  /** False if the table has no export as a CSV file. */
  readonly csv?: false
  readonly form?: RowForm<Row>
  /** Content next to the search box. */
  readonly Tool?: ComponentType
  /** Content above tabs and table; `page` is undefined until it has loaded. */
  readonly Above?: ComponentType<Omit<TableView<Row, Shown>, 'page'> & { readonly page: Shown | undefined }>
  /** The details of a row, which open below the row. */
  readonly details?: (row: Row, table: TableView<Row, Shown>) => ReactNode
  /** For a table of decisions: whether the row is pending. After a decision the next pending row opens. */
  readonly pending?: (row: Row) => boolean
  /** The position of the row in a list that staff reorder by drag (`arrangement/useDragOrder.ts`). */
  readonly place?: (row: Row) => number
  /** Whether the row belongs to the row above, so that no line is between them. */
  readonly joined?: (row: Row, above: Row) => boolean
}

export type DefinitionOf<K extends TableKey> = TableDefinition<RowOf<K>, Answer<K>, QueryName<K>> & {
  /** Query parameters that are sent with every request. */
  readonly query?: Partial<Sent<K>['query']>
}

/** The definition of any table: all that is known of a row is its id. */
export type AnyDefinition = TableDefinition<Identified> & { readonly query?: Listing['query'] }
