import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '../app/calls/api.ts'

/** What one person's private pages have loaded; another person gets another one. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A lost connection is told at once, with a way to try again, instead of waiting in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof Refusal && error.status < 500),
        retryDelay: 500,
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
