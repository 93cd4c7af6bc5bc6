import { QueryClient } from '@tanstack/react-query'
import { Refusal } from './api.ts'

/** Creates the query client of the private pages; one per user. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection, queries fail immediately and offer a retry; they are not paused.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof Refusal && error.status < 500),
        retryDelay: 500,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
