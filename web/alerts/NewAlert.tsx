import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { newQueryClient } from '../app/calls/queryClient.ts'
import { AlertSheet, type AlertSheetProps } from './AlertSheet.tsx'

/** The form of a new alert on a public page, which has no query client of its own. */
export function NewAlert(props: AlertSheetProps) {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <AlertSheet {...props} />
    </QueryClientProvider>
  )
}
