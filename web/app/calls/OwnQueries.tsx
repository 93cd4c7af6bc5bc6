import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from './queryClient.ts'

/** Creates a query client for a part of the site. Key it by the user, so that one user's data is never shown to another user. */
export function OwnQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(newQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
