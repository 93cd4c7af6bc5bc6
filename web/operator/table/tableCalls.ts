import type { Page } from '#shared/base/page.ts'
import type { Answer, Key, Sent } from '../../app/calls/api.ts'

/** The calls of the back office that return a page of rows. */
export type TableKey = {
  [K in OperatorKey]: Answer<K> extends Page<unknown> ? K : never
}[OperatorKey]
type OperatorKey = Extract<Key, `GET operator/${string}`>

export type RowOf<K extends TableKey> = Answer<K>['data'][number]
export type QueryName<K extends TableKey> = keyof NonNullable<Sent<K>['query']> & string

/** The search of a table in the address: the query of its call, and the id of the open row. */
export type TableSearch<K extends TableKey> = { readonly [Name in QueryName<K> | 'open']?: string | number }
