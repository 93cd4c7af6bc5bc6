import { type FormEvent, type ReactNode, useState } from 'react'
import { type StaffRole, staffRoles, type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { typeText } from '../../account/messages.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { type Control, Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { frameText } from '../frame/messages.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { userActionText, usersText } from './messages.ts'

export type Action =
  | 'block'
  | 'unblock'
  | 'changeMobile'
  | 'changeType'
  | 'changeRole'
  | 'endSessions'
  | 'factorOff'

type UserActionFormProps = {
  readonly action: Action
  readonly facts: PersonFacts
  readonly onDone: () => void
}

/** The form of one action on a user: its effect, its fields, a note, and a button that names the outcome. */
export function UserActionForm({ action, facts, onDone }: UserActionFormProps) {
  const [t, words] = [useText(usersText), useText(userActionText)]
  const { id } = facts
  const start = {
    mobile: '',
    type: facts.type as UserType,
    cr_number: '',
    note: '',
    staff: (facts.staff_role ?? '') as StaffRole | '',
  }
  const [typed, setTyped] = useState(start)
  const { send, busy, errors, reason } = useStaffCall('POST operator/users/{id}', { done: t.done })
  const bodies = {
    block: { blocked: true },
    unblock: { blocked: false },
    changeMobile: { mobile: typed.mobile },
    changeType: { type: typed.type, cr_number: typed.cr_number },
    changeRole: { staff: typed.staff },
    endSessions: { revoke_sessions: true },
    factorOff: { second_factor: false as const },
  }
  useUnsavedWarning(JSON.stringify(typed) !== JSON.stringify(start))
  const outcome = useOutcome(action, facts, typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...bodies[action], note: typed.note }
    if (await send({ params: { id }, body })) onDone()
  }
  const set = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const box = (name: 'mobile' | 'cr_number' | 'note', control: Control, ltr = true): ReactNode => (
    <TextBox
      {...control}
      {...(ltr && { dir: 'ltr', inputMode: 'numeric' })}
      maxLength={200}
      value={typed[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 flex max-w-lg flex-col gap-3">
      <p className="text-dense text-quiet">{words[`${action}Does`]}</p>
      <FormTrouble reason={reason} />
      {action === 'changeMobile' && (
        <Field label={t.changeMobile} errors={errors.mobile}>
          {(control) => box('mobile', control)}
        </Field>
      )}
      {action === 'changeType' && <TypeFields typed={typed} set={set} errors={errors} box={box} />}
      {action === 'changeRole' && <RoleField staff={typed.staff} set={set} errors={errors.staff} />}
      <Field
        label={action === 'changeMobile' ? words.proof : t.note}
        hint={action === 'changeMobile' ? words.proofHint : words.noteRead}
        errors={errors.note}
      >
        {(control) => box('note', control, false)}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} kind={action === 'block' ? 'refusal' : 'filled'}>
          {outcome}
        </Button>
        <Button kind="text" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

type Typed = { readonly mobile: string; readonly type: UserType; readonly staff: StaffRole | '' }

/** The outcome in words, with names: who is blocked, the new mobile number. */
function useOutcome(action: Action, { name, sessions }: PersonFacts, { mobile, type, staff }: Typed): string {
  const words = useText(userActionText)
  const types = useText(typeText)
  const roles: Readonly<Record<StaffRole, string>> = useText(frameText)
  const digits = latinDigits(mobile).trim()
  const outcomes: Readonly<Record<Action, string>> = {
    block: words.block(name),
    unblock: words.unblock(name),
    changeMobile: words.mobile(digits),
    changeType: words.type(types[type]),
    changeRole: staff === '' ? words.roleAway : words.role(roles[staff]),
    endSessions: words.sessions(sessions.count),
    factorOff: words.factorOff(name),
  }
  return outcomes[action]
}

type FieldProps = {
  readonly set: (part: { type?: UserType; staff?: StaffRole | '' }) => void
}

function TypeFields({
  typed,
  set,
  errors,
  box,
}: FieldProps & {
  readonly typed: { readonly type: UserType }
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly box: (name: 'cr_number', control: Control) => ReactNode
}) {
  const t = useText(usersText)
  const types = useText(typeText)
  return (
    <>
      <Field label={t.type} errors={errors.type}>
        {(control) => (
          <SelectBox
            {...control}
            value={typed.type}
            options={userTypes.map((value) => ({ value, label: types[value] }))}
            onChange={(type) => set({ type: type as UserType })}
          />
        )}
      </Field>
      {typed.type.endsWith('_seller') && (
        <Field label={t.register} errors={errors.cr_number} optional>
          {(control) => box('cr_number', control)}
        </Field>
      )}
    </>
  )
}

function RoleField({
  staff,
  set,
  errors,
}: FieldProps & { readonly staff: StaffRole | ''; readonly errors: readonly string[] | undefined }) {
  const t = useText(usersText)
  const roles: Readonly<Record<StaffRole, string>> = useText(frameText)
  return (
    <Field label={t.changeRole} errors={errors}>
      {(control) => (
        <SelectBox
          {...control}
          value={staff}
          options={[
            { value: '', label: t.noRole },
            ...staffRoles.map((value) => ({ value, label: roles[value] })),
          ]}
          onChange={(chosen) => set({ staff: chosen as StaffRole | '' })}
        />
      )}
    </Field>
  )
}
