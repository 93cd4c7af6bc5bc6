import { useRouter, useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import type { Settled } from '../../app/calls/api.ts'
import type { Visit } from '../../app/state/visit.ts'

/**
 * The list of a page. It is a promise after a navigation from another page. When a filter changes, the old
 * list stays until the new one has arrived.
 */
export type Listed<Data> = Settled<Data> | Promise<Settled<Data>>

/** The arguments that the router passes to the loader of a list. */
export type ListVisit<Filters> = {
  readonly context: Visit
  readonly deps: Filters
  readonly cause: 'preload' | 'enter' | 'stay'
  readonly abortController: AbortController
}

/**
 * Loads a list. The server renders the complete page. When a filter changes, the old list stays until the new one has
 * arrived; a navigation from another page shows the skeleton at once.
 */
export async function listOf<Data>(
  { cause, abortController }: ListVisit<unknown>,
  load: (signal?: AbortSignal) => Promise<Data>,
): Promise<{ readonly list: Data | Promise<Data> }> {
  const drawnLater = typeof document !== 'undefined' && cause !== 'stay'
  return { list: drawnLater ? load() : await load(abortController.signal) }
}

type ListPage<Filters, Data> = {
  readonly list: Listed<Data>
  /** The filters of the shown list. */
  readonly filters: Filters
  readonly path: string
  readonly read: (search: Readonly<Record<string, unknown>>) => Filters
}

/**
 * The shown list, and the filters of the pending navigation. Tabs and boxes show these filters at once, before the list
 * has its answer.
 */
export function useListPage<Filters, Data>({ list, filters, path, read }: ListPage<Filters, Data>) {
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  const search = useRouterState({
    select: ({ location }) => (location.pathname === path ? location.searchStr : undefined),
  })
  const pending = search === undefined ? filters : read(router.state.location.search)
  const settled = list instanceof Promise ? use(list) : list
  return { busy, pending, settled, retry: () => router.invalidate() }
}
