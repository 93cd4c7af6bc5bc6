import { useState } from 'react'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { forget } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { settingsText } from './messages.ts'
import { endDeliberately } from './signOut.ts'

/**
 * The form that deletes the account. It lists the data that is deleted and the data that is retained, and asks for the
 * password.
 */
export function DeleteAccount({ onKeep }: { readonly onKeep: () => void }) {
  const t = useText(settingsText)
  const [understood, setUnderstood] = useState(false)
  const { ref, field, reason, busy, submit } = useDeletion()
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
      <div className="grid gap-4 text-dense sm:grid-cols-2">
        <List title={t.goes} items={[t.goesData, t.goesLists]} />
        <List title={t.stays} items={[t.staysTrade]} />
      </div>
      <p className="text-meta text-quiet">{t.instead}</p>
      <FormTrouble reason={reason} />
      <PasswordField
        label={t.deletePassword}
        name="password"
        autoComplete="current-password"
        {...field('password')}
      />
      <Checkbox label={t.understood} checked={understood} onChange={setUnderstood} />
      <div className="flex flex-col gap-3">
        <Button
          type="submit"
          kind="refusal"
          size="main"
          wide
          busy={busy}
          refusedBecause={understood ? null : t.understandFirst}
        >
          {busy ? t.deleting : t.deleteYes}
        </Button>
        <Button kind="text" wide onClick={onKeep}>
          {t.keep}
        </Button>
      </div>
    </form>
  )
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-quiet">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function useDeletion() {
  const t = useText(settingsText)
  return useForm(useCall('POST profile/delete', { done: t.deleted }), {
    start: { password: '' },
    sent: (body) => ({ body }),
    onSent: () => endDeliberately(forget),
  })
}
