import { useQuery } from '@tanstack/react-query'
import { Copy, ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactor } from '#shared/auth/secondFactor.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Devices } from '../../account/overview/Devices.tsx'
import { api } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { useSecurityRefresh } from '../frame/useSecurityRefresh.ts'
import { FactorOn } from './FactorOn.tsx'
import { securityText } from './messages.ts'

/** The operator's own second factor and sessions (contract, section 8). */
export function SecurityPage() {
  const t = useText(securityText)
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'security'],
    queryFn: ({ signal }) => api('GET profile/second-factor', {}, { locale, signal }),
  })
  const loading = (
    <>
      <LoadingNote />
      <Skeleton className="h-60 rounded-card" />
    </>
  )
  return (
    <Loaded result={result} loading={loading}>
      {(state) => (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          <Factor state={state} />
          <Card as="section" padding="none">
            <h2 className="px-4 pt-4 text-h3 font-bold">{t.sessions}</h2>
            <Devices />
          </Card>
        </div>
      )}
    </Loaded>
  )
}

function Factor({ state }: { readonly state: SecondFactor }) {
  const t = useText(securityText)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.factor}</h2>
        <Badge tone={state.on ? 'palm' : 'plain'} icon={state.on ? ShieldCheck : ShieldOff}>
          {state.on ? t.on : t.off}
        </Badge>
      </div>
      <p className="text-dense text-quiet">{t.body}</p>
      {state.required && !state.on && (
        <p className="flex items-start gap-2 rounded-control bg-amber-tint p-3 text-dense text-amber">
          <ShieldAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {t.required}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && state.on && <On state={state} />}
      {!codes && !state.on && <FactorOn onCodes={setCodes} />}
    </Card>
  )
}

function On({ state: { since, recovery_left } }: { readonly state: SecondFactor }) {
  const t = useText(securityText)
  return (
    <>
      <p className="text-dense">
        {since && (
          <>
            {t.since} <Isolate>{riyadhDay(new Date(since))}</Isolate>
            {' · '}
          </>
        )}
        {t.left(recovery_left)}
      </p>
      <FactorOff />
    </>
  )
}

/** The form that switches the second factor off; it requires the password and a code. */
function FactorOff() {
  const t = useText(securityText)
  const [open, setOpen] = useState(false)
  const call = useCall('POST profile/second-factor/end', {
    done: t.isOff,
    unsure: t.failed,
    onDone: useSecurityRefresh(),
  })
  const { ref, field, busy, reason, submit } = useForm(call, {
    start: { password: '', code: '' },
    sent: (body) => ({ body }),
  })
  if (!open) {
    return (
      <Button kind="refusal" className="self-start" onClick={() => setOpen(true)}>
        {t.turnOff}
      </Button>
    )
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormTrouble reason={reason} />
      <PasswordField label={t.password} autoComplete="current-password" {...field('password')} />
      <TextField label={t.codeOrRecovery} dir="ltr" autoComplete="one-time-code" {...field('code')} />
      <Button type="submit" kind="refusal" busy={busy} className="self-start">
        {t.turnOff}
      </Button>
    </form>
  )
}

/** The ten recovery codes, shown only once. */
function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const t = useText(securityText)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast('success', t.copied)
    } catch {
      // The clipboard is not available without TLS, so the user must copy the text.
      showToast('wrong', t.notCopied)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-dense font-bold">{t.recovery}</h3>
      <p className="rounded-control bg-amber-tint p-3 text-dense text-amber">{t.recoveryBody}</p>
      <ul dir="ltr" className="grid gap-x-6 gap-y-2 rounded-control bg-ground p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-bold select-all">
            <Isolate>{code}</Isolate>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{t.kept}</Button>
        <Button kind="outlined" icon={Copy} onClick={() => void copy()}>
          {t.copy}
        </Button>
      </div>
    </div>
  )
}
