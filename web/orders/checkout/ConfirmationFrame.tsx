import type { ReactNode } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { useSession } from '../../auth/session.ts'
import { Placed } from '../placed/Placed.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import type { Placed as PlacedFacts } from './loadCheckout.ts'
import { useWayIn } from './useWayIn.ts'

type ConfirmationFrameProps<Data> = {
  readonly title: string
  readonly crumbs: ReactNode
  readonly data: Data
  /** What stands on the page until it is ordered. */
  readonly children: (data: Extract<Data, { readonly placed: null }>, profile: Profile) => ReactNode
}

/** Around every page on which something is ordered: for who is signed in, and with what came of it once it is ordered. */
export function ConfirmationFrame<Data extends { readonly placed: PlacedFacts | null }>({
  title,
  crumbs,
  data,
  children,
}: ConfirmationFrameProps<Data>) {
  const { profile, state } = useSession()
  useWayIn(state === 'out')
  if (!profile) return <CheckoutSkeleton />
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      {data.placed ? (
        <Placed placed={data.placed} />
      ) : (
        <>
          <div className="max-md:hidden">{crumbs}</div>
          <h1 className="mt-3 text-h1 max-md:visually-hidden">{title}</h1>
          {children(data as Extract<Data, { readonly placed: null }>, profile)}
        </>
      )}
    </div>
  )
}
