import type { ReactNode } from 'react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { RequestHead } from './RequestHead.tsx'

type RequestViewProps = {
  readonly request: RequestDetails
  /** What its owner can do with the whole of it. */
  readonly actions?: ReactNode
  /** What this reader has to do with its offers. */
  readonly children: ReactNode
}

/** A request and, below it, what its reader has to do with its offers. */
export function RequestView({ request, actions, children }: RequestViewProps) {
  return (
    <article className="flex flex-col gap-5 md:gap-8">
      <RequestHead request={request} actions={actions} />
      {children}
    </article>
  )
}
