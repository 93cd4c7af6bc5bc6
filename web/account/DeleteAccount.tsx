import { CircleAlert } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { forget } from '../auth/session.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Checkbox } from '../base/ui/Checkbox.tsx'
import { Field } from '../base/ui/Field.tsx'
import { PasswordBox } from '../base/ui/PasswordBox.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { settingsText } from './settingsMessages.ts'
import { departFrom } from './signOut.ts'

/** What goes and what stays, the password, and no way back; what keeps the account open is said. */
export function DeleteAccount({ onKeep }: { readonly onKeep: () => void }) {
  const t = useText(settingsText)
  const [understood, setUnderstood] = useState(false)
  const { password, setPassword, trouble, busy, submit, form } = useDeletion()
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
      <div className="grid gap-4 text-dense sm:grid-cols-2">
        <List title={t.goes} items={[t.goesData, t.goesLists]} />
        <List title={t.stays} items={[t.staysTrade]} />
      </div>
      <p className="text-meta text-quiet">{t.instead}</p>
      <div role="alert">
        {trouble && Object.keys(trouble.errors).length === 0 && (
          <p className="flex items-start gap-2 rounded-control bg-coral-tint p-3 text-dense text-coral">
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            {trouble.message}
          </p>
        )}
      </div>
      <Field label={t.deletePassword} errors={trouble?.errors.password}>
        {(control) => (
          <PasswordBox
            {...control}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
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
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await api('POST profile/delete', { body: { password } }, { locale })
      showToast('success', t.deleted)
      departFrom(forget)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setTrouble(error)
      if (error.errors.password) form.current?.querySelector('input')?.focus()
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { password, setPassword, trouble, busy, submit, form }
}
