import { useRouterState } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../session.ts'
import { beharEndedText } from './messages.ts'

/** Known values of `why` in the address; others are ignored. */
const reasons = ['behar'] as const
type Reason = (typeof reasons)[number]

/** The reason in the address. With a reason, even a signed-in user must sign in again. */
export function useReason(): Reason | undefined {
  return useRouterState({
    select: ({ location: { search } }) =>
      reasons.find((reason) => reason === (search as { readonly why?: unknown }).why),
  })
}

/** Explains above the form why the user was redirected to sign-in. */
export function SignInReason({ reason }: { readonly reason: Reason }) {
  const t = useText(reasonText[reason])
  const { state } = useSession()
  return (
    <div role="alert" className="flex items-start gap-3 rounded-control bg-amber-tint p-4 text-dense">
      <Unplug aria-hidden size={22} className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        <p className="font-bold text-amber">{t.why}</p>
        <p>{state === 'out' ? t.out : t.stillIn}</p>
      </div>
    </div>
  )
}

const reasonText = { behar: beharEndedText } as const satisfies Record<Reason, unknown>
