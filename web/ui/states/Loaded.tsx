import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { Card } from '../Card.tsx'
import { ErrorState } from './ErrorState.tsx'

type LoadedProps<Data> = {
  readonly result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** The content that is shown until the first answer arrives. */
  readonly loading: ReactNode
  /** The title of the error state. */
  readonly title?: string
  readonly headingLevel?: 1 | 2
  /** Shows the error state in a separate card. */
  readonly carded?: boolean
  readonly children: (data: Data) => ReactNode
}

/** The data of a query; or its loading or error state. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { result, loading, title, headingLevel, carded, children } = props
  const { data, error, isPending, isFetching, refetch } = result
  if (data !== undefined) return children(data)
  if (isPending) return loading
  const failed = (
    <ErrorState
      {...(title && { title })}
      refusal={error instanceof Refusal ? error : null}
      busy={isFetching}
      onRetry={() => void refetch()}
      headingLevel={headingLevel}
    />
  )
  return carded ? <Card>{failed}</Card> : failed
}
