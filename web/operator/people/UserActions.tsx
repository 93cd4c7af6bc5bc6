import { useState } from 'react'
import type { PersonFacts } from '#shared/operator/people.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useRefusedBecause } from '../frame/refusedBecause.ts'
import { usersText } from './messages.ts'
import { type Action, UserActionForm } from './UserActionForm.tsx'

/** Further actions on a user; each requires a note, and the user is notified. */
export function UserActions({ facts }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const [chosen, setChosen] = useState<Action | null>(null)
  const refusedBecause = useRefusedBecause(facts)
  if (facts.status === 'removed') return null
  const actions: readonly Action[] = [
    facts.blocked ? 'unblock' : 'block',
    ...(['changeMobile', 'changeType', 'changeRole'] as const),
    ...(facts.sessions.count > 0 ? (['endSessions'] as const) : []),
    ...(facts.second_factor ? (['factorOff'] as const) : []),
  ]
  return (
    <section className="border-t border-hairline pt-4">
      <h3 className="mb-2 text-dense font-bold">{t.more}</h3>
      {refusedBecause && <p className="mb-2 text-meta text-quiet">{refusedBecause}</p>}
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {actions.map((action) => (
          <Button
            key={action}
            kind={action === 'block' ? 'refusal' : 'outlined'}
            aria-expanded={chosen === action}
            {...(refusedBecause !== null && { 'aria-disabled': true })}
            className="aria-disabled:opacity-60 aria-expanded:bg-tint"
            onClick={() => refusedBecause === null && setChosen(chosen === action ? null : action)}
          >
            {t[action]}
          </Button>
        ))}
      </div>
      {chosen && <UserActionForm key={chosen} action={chosen} facts={facts} onDone={() => setChosen(null)} />}
    </section>
  )
}
