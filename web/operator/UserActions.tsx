import { type FormEvent, type ReactNode, useState } from 'react'
import { type StaffRole, staffRoles, type UserType, userTypes } from '#shared/base/permissions.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { typeText } from '../account/typeMessages.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { type Control, Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { SelectBox } from '../base/ui/SelectBox.tsx'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { frameText } from './frameMessages.ts'
import { usersText } from './usersMessages.ts'
import { useRefusedBecause, useUserChange } from './useUserChange.ts'

type Action = 'block' | 'unblock' | 'changeMobile' | 'changeType' | 'changeRole' | 'endSessions' | 'factorOff'

/** What else may be done about somebody; each asks for a note, and is told to them. */
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
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button
            key={action}
            kind={action === 'block' ? 'refusal' : 'outlined'}
            aria-expanded={chosen === action}
            {...(refusedBecause !== null && { 'aria-disabled': true })}
            className="aria-disabled:opacity-60"
            onClick={() => refusedBecause === null && setChosen(chosen === action ? null : action)}
          >
            {t[action]}
          </Button>
        ))}
      </div>
      {chosen && <ActionForm key={chosen} action={chosen} facts={facts} onDone={() => setChosen(null)} />}
    </section>
  )
}

type ActionFormProps = { readonly action: Action; readonly facts: PersonFacts; readonly onDone: () => void }

function ActionForm({ action, facts, onDone }: ActionFormProps) {
  const t = useText(usersText)
  const locale = useLocale()
  const { id } = facts
  const [typed, setTyped] = useState({
    ...{ mobile: '', type: facts.type as UserType, cr_number: '', note: '' },
    staff: (facts.staff_role ?? '') as StaffRole | '',
  })
  const { act, busy, refusal } = useUserChange()
  const bodies = {
    block: { blocked: true },
    unblock: { blocked: false },
    changeMobile: { mobile: typed.mobile },
    changeType: { type: typed.type, cr_number: typed.cr_number },
    changeRole: { staff: typed.staff },
    endSessions: { revoke_sessions: true },
    factorOff: { second_factor: false as const },
  }
  useUnsavedWarning(typed.note !== '' || typed.mobile !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...bodies[action], note: typed.note }
    if (await act(action, () => api('POST operator/users/{id}', { params: { id }, body }, { locale })))
      onDone()
  }
  const errors = refusal?.errors ?? {}
  const known = Object.keys(errors).length > 0
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
      <FormTrouble reason={refusal && !known ? refusal.message : undefined} />
      {action === 'block' && <p className="text-meta text-quiet">{t.blockHint}</p>}
      {action === 'changeMobile' && (
        <Field label={t.changeMobile} hint={t.mobileHint} errors={errors.mobile}>
          {(control) => box('mobile', control)}
        </Field>
      )}
      {action === 'changeType' && <TypeFields typed={typed} set={set} errors={errors} box={box} />}
      {action === 'changeRole' && <RoleField staff={typed.staff} set={set} errors={errors.staff} />}
      <Field label={t.note} errors={errors.note}>
        {(control) => box('note', control, false)}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" busy={busy !== null} kind={action === 'block' ? 'refusal' : 'filled'}>
          {t[action]}
        </Button>
        <Button kind="text" onClick={onDone}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
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
