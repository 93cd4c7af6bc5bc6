import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { encode } from 'uqr'
import type { Answer } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { CodeBoxes } from '../../auth/recovery/CodeBoxes.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { useSecurityRefresh } from '../frame/useSecurityRefresh.ts'
import { securityText } from './messages.ts'

type Started = Answer<'POST profile/second-factor/start'>

/** Switches the second factor on: the password, the key for the app, and the first code. */
export function FactorOn({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const t = useText(securityText)
  const [started, setStarted] = useState<Started | null>(null)
  const call = useCall('POST profile/second-factor/start', { unsure: t.failed, onDone: setStarted })
  const { ref, field, busy, reason, submit } = useForm(call, {
    start: { password: '' },
    sent: (body) => ({ body }),
  })
  if (started) return <Confirming started={started} onCodes={onCodes} />
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <PasswordField label={t.password} autoComplete="current-password" {...field('password')} />
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
  const refresh = useSecurityRefresh()
  const call = useCall('POST profile/second-factor/confirm', {
    unsure: t.failed,
    onDone: async ({ recovery_codes }) => {
      onCodes(recovery_codes)
      await refresh()
    },
  })
  const { ref, typed, type, busy, errors, reason, submit } = useForm(call, {
    start: { code: '' },
    sent: (body) => ({ body }),
  })
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-dense max-md:hidden">{t.scan}</p>
      <QrPicture text={address} label={t.qr} />
      <p className="text-dense max-md:hidden">{t.addToApp}</p>
      <p className="text-dense md:hidden">{t.addKey}</p>
      <div className="rounded-control bg-ground p-4">
        <p className="text-meta text-quiet">{t.key}</p>
        <LongCode className="text-h3 font-bold select-all">{secret.match(/.{1,4}/g)?.join(' ')}</LongCode>
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
        {(control) => (
          <CodeBoxes {...control} name="code" required value={typed.code} onType={(code) => type({ code })} />
        )}
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {t.confirm}
      </Button>
    </form>
  )
}

/**
 * The address as a QR code; hidden on a phone, which cannot scan its own screen. Dark on light in both themes, because
 * apps expect this contrast.
 */
function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  // The standard for QR codes requires a margin of four light modules around the code.
  const { data: rows, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-control max-md:hidden"
    >
      <rect width={size} height={size} className="fill-on-ink" />
      <path d={dark.join('')} className="fill-ink" />
    </svg>
  )
}
