import { type FormEvent, useState } from 'react'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { PasswordBox } from '../base/ui/PasswordBox.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { securityText } from './securityMessages.ts'
import { useFactorForm } from './useFactorForm.ts'

/** Switching it off takes both: the password and a code. */
export function FactorOff() {
  const t = useText(securityText)
  const locale = useLocale()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [open, setOpen] = useState(false)
  const { busy, reason, errors, send, refresh } = useFactorForm()
  if (!open) {
    return (
      <Button kind="refusal" className="self-start" onClick={() => setOpen(true)}>
        {t.turnOff}
      </Button>
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(() => api('POST profile/second-factor/end', { body: typed }, { locale }))
    if (!done) return
    showToast('success', t.isOff)
    await refresh()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <Field label={t.password} errors={errors.password}>
        {(control) => (
          <PasswordBox
            {...control}
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        )}
      </Field>
      <Field label={t.codeOrRecovery} errors={errors.code}>
        {(control) => (
          <TextBox
            {...control}
            dir="ltr"
            autoComplete="one-time-code"
            value={typed.code}
            onChange={({ target }) => setTyped({ ...typed, code: target.value })}
          />
        )}
      </Field>
      <Button type="submit" kind="refusal" busy={busy} className="self-start">
        {t.turnOff}
      </Button>
    </form>
  )
}
