import { KeyRound, Smartphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CodeBoxes } from '../auth/CodeBoxes.tsx'
import { type Answer, api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Isolate } from '../base/ui/Isolate.tsx'
import { PasswordBox } from '../base/ui/PasswordBox.tsx'
import { securityText } from './securityMessages.ts'
import { useFactorForm } from './useFactorForm.ts'

type Started = Answer<'POST profile/second-factor/start'>

/** Switching it on: the password, the key for the app, the first code of it. */
export function FactorOn({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useText(securityText)
  const locale = useLocale()
  const [password, setPassword] = useState('')
  const [started, setStarted] = useState<Started | null>(null)
  const { busy, reason, errors, send } = useFactorForm()
  if (started) return <Confirming started={started} onCodes={onCodes} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await send(() =>
      api('POST profile/second-factor/start', { body: { password } }, { locale }),
    )
    if (found) setStarted(found)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <Field label={t.password} errors={errors.password}>
        {(control) => (
          <PasswordBox
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={KeyRound} busy={busy} className="self-start">
        {t.start}
      </Button>
    </form>
  )
}

function Confirming({
  started: { secret, address },
  onCodes,
}: {
  readonly started: Started
  readonly onCodes: (codes: readonly string[]) => void
}) {
  const t = useText(securityText)
  const locale = useLocale()
  const [code, setCode] = useState('')
  const { busy, reason, errors, send, refresh } = useFactorForm()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await send(() => api('POST profile/second-factor/confirm', { body: { code } }, { locale }))
    if (!found) return
    onCodes(found.recovery_codes)
    await refresh()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-dense">{t.addToApp}</p>
      <div className="rounded-control bg-ground p-4">
        <p className="text-meta text-quiet">{t.key}</p>
        <Isolate className="text-h3 font-bold break-words select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Isolate>
      </div>
      <a
        href={address}
        className="touch inline-flex items-center gap-2 self-start font-bold text-primary hover:underline"
      >
        <Smartphone aria-hidden size={20} className="shrink-0" />
        {t.openApp}
      </a>
      <FormTrouble reason={reason} />
      <Field label={t.code} errors={errors.code}>
        {(control) => <CodeBoxes {...control} name="code" required value={code} onType={setCode} />}
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t.confirm}
      </Button>
    </form>
  )
}
