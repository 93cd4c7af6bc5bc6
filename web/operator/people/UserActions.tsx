import { useState } from 'react'
import { type StaffRole, staffRoles, type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { typeText } from '../../account/messages.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { frameText } from '../frame/messages.ts'
import { useRefusedBecause } from '../frame/refusedBecause.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { userActionText, usersText } from './messages.ts'

type Action =
  | ('block' | 'unblock' | 'confirmMobile' | 'changeMobile')
  | ('changeType' | 'changeRole' | 'endSessions' | 'factorOff')

/**
 * Whether staff confirm a mobile by this action. The note must then say how its owner proved that the
 * mobile is theirs.
 */
const vouches = (action: Action) => action === 'changeMobile' || action === 'confirmMobile'

/** Whether the note is the only field of an action. If so, the note gets the focus. */
const noteOnly = (action: Action) => !['changeMobile', 'changeType', 'changeRole'].includes(action)

/** Further actions on a user. Each requires a note, and the user is notified. */
export function UserActions({ facts }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const [chosen, setChosen] = useState<Action | null>(null)
  const refusedBecause = useRefusedBecause(facts)
  // An action ends only after the page has loaded its data again. A form that was opened in the meantime stays open.
  const close = (action: Action) => setChosen((now) => (now === action ? null : now))
  if (facts.status === 'removed') return null
  const actions: readonly Action[] = [
    facts.blocked ? 'unblock' : 'block',
    ...(facts.mobile_verified ? [] : (['confirmMobile'] as const)),
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
      {chosen && <ActionForm key={chosen} action={chosen} facts={facts} onDone={() => close(chosen)} />}
    </section>
  )
}

type ActionFormProps = {
  readonly action: Action
  readonly facts: PersonFacts
  readonly onDone: () => void
}

type Typed = {
  readonly mobile: string
  readonly type: UserType
  readonly cr_number: string
  readonly note: string
  readonly staff: StaffRole | ''
}

/**
 * The form of one action on a user: the effect of the action, its fields, a note, and a button that names the outcome.
 */
function ActionForm({ action, facts, onDone }: ActionFormProps) {
  const [t, words] = [useText(usersText), useText(userActionText)]
  const types = useText(typeText)
  const roles: Readonly<Record<StaffRole, string>> = useText(frameText)
  const { id, type, staff_role } = facts
  const start: Typed = { mobile: '', type, cr_number: '', note: '', staff: staff_role ?? '' }
  const { ref, typed, field, busy, reason, submit } = useForm(
    useStaffCall('POST operator/users/{id}', { done: t.done }),
    {
      start,
      sent: ({ mobile, type, cr_number, staff, note }) => {
        const bodies = {
          block: { blocked: true },
          unblock: { blocked: false },
          confirmMobile: { mobile_verified: true as const },
          changeMobile: { mobile },
          changeType: { type, cr_number },
          changeRole: { staff },
          endSessions: { revoke_sessions: true },
          factorOff: { second_factor: false as const },
        }
        return { params: { id }, body: { ...bodies[action], note } }
      },
      problems: ({ note }) => ({
        note: note.trim() === '' ? (vouches(action) ? words.proofFirst : t.noteFirst) : undefined,
      }),
      unsaved: true,
      onSent: onDone,
    },
  )
  const digits = { dir: 'ltr', inputMode: 'numeric', maxLength: 200 } as const
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-4 flex max-w-lg flex-col gap-3">
      <p className="text-dense text-quiet">{words[`${action}Does`]}</p>
      <FormTrouble reason={reason} />
      {action === 'changeMobile' && (
        <TextField label={t.changeMobile} autoFocus {...digits} {...field('mobile')} />
      )}
      {action === 'changeType' && (
        <SelectField
          label={t.type}
          autoFocus
          options={userTypes.map((value) => ({ value, label: types[value] }))}
          {...field('type')}
        />
      )}
      {action === 'changeType' && typed.type.endsWith('_seller') && (
        <TextField label={t.register} optional {...digits} {...field('cr_number')} />
      )}
      {action === 'changeRole' && (
        <SelectField
          label={t.changeRole}
          autoFocus
          blank={t.noRole}
          options={staffRoles.map((value) => ({ value, label: roles[value] }))}
          {...field('staff')}
        />
      )}
      <TextField
        label={vouches(action) ? words.proof : t.note}
        hint={vouches(action) ? words.proofHint : words.noteRead}
        autoFocus={noteOnly(action)}
        maxLength={200}
        {...field('note')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} kind={action === 'block' ? 'refusal' : 'filled'}>
          <Outcome action={action} facts={facts} typed={typed} />
        </Button>
        <Button kind="text" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

type OutcomeProps = Pick<ActionFormProps, 'action' | 'facts'> & { readonly typed: Typed }

/** The outcome of an action as text, which names for example the blocked person or the new mobile. */
function Outcome({ action, facts, typed: { mobile, type, staff } }: OutcomeProps) {
  const words = useText(userActionText)
  const types = useText(typeText)
  const roles: Readonly<Record<StaffRole, string>> = useText(frameText)
  const { name, sessions } = facts
  const outcomes: Readonly<Record<Action, string>> = {
    block: words.block(name),
    unblock: words.unblock(name),
    confirmMobile: words.confirm(facts.mobile ?? ''),
    changeMobile: words.mobile(latinDigits(mobile).trim()),
    changeType: words.type(types[type]),
    changeRole: staff === '' ? words.roleAway : words.role(roles[staff]),
    endSessions: words.sessions(sessions.count),
    factorOff: words.factorOff(name),
  }
  return outcomes[action]
}
