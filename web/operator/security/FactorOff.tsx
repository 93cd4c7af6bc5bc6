import { type FormEvent, useState } from 'react'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PasswordBox } from '../../ui/form/PasswordBox.tsx'
import { useSecurityRefresh } from '../frame/useSecurityRefresh.ts'
import { securityText } from './messages.ts'

/** Switching the second factor off requires the password and a code. */
export function FactorOff() {
  const t = useText(securityText)
  const [typed, setTyped] = useState({ password: '', code: '' })
  const [open, setOpen] = useState(false)
  const { busy, reason, errors, send } = useCall('POST profile/second-factor/end', {
    done: t.isOff,
    unsure: t.failed,
    onDone: useSecurityRefresh(),
  })
  if (!open) {
    return (
      <Button kind="refusal" className="self-start" onClick={() => setOpen(true)}>
        {t.turnOff}
      </Button>
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send({ body: typed })
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
