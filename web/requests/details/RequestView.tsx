import type { ReactNode } from 'react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { RequestHead } from './RequestHead.tsx'

type RequestViewProps = {
  readonly request: RequestDetails
  /** The owner's actions on the whole request. */
  readonly actions?: ReactNode
  /** The part about offers, by the user's role. */
  readonly children: ReactNode
}

/** A request, and below it the part about offers. */
export function RequestView({ request, actions, children }: RequestViewProps) {
  return (
    <article className="flex flex-col gap-5 md:gap-8">
      <RequestHead request={request} actions={actions} />
      {children}
    </article>
  )
}
