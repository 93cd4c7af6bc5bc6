import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { ErrorState } from './ErrorState.tsx'

type LoadedProps<Data> = {
  readonly result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** The content that is shown until the first answer arrives. */
  readonly loading: ReactNode
  /** The title of the error state. */
  readonly title?: string
  readonly children: (data: Data) => ReactNode
}

/** The data of a query; or its loading or error state. */
export function Loaded<Data>({ result, loading, title, children }: LoadedProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = result
  if (data !== undefined) return children(data)
  if (isPending) return loading
  return (
    <ErrorState
      {...(title && { title })}
      refusal={error instanceof Refusal ? error : null}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
