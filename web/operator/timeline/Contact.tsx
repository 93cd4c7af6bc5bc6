import { Eye } from 'lucide-react'
import { useState } from 'react'
import { printMobile } from '#shared/base/text/identity.ts'
import { useProfile } from '../../account/profile.ts'
import type { Answer } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { timelineText } from './messages.ts'

type ContactProps = {
  readonly person: {
    readonly id: number
    readonly name: string
    readonly mobile: string | null
    readonly email?: string | null
  }
}

/**
 * The masked mobile and e-mail of a person, with a button that shows them unmasked. The audit log records
 * the use of this button.
 */
export function Contact({ person: { id, name, mobile, email } }: ContactProps) {
  const t = useText(timelineText)
  const { staff_role } = useProfile()
  const [shown, setShown] = useState<Answer<'POST operator/users/{id}/reveal'> | null>(null)
  const { send, busy } = useCall('POST operator/users/{id}/reveal', {
    toastRefusals: true,
    onDone: setShown,
  })
  if (shown) {
    return (
      <span className="flex flex-col items-end">
        {shown.mobile && (
          <a href={`tel:${shown.mobile}`} className="touch text-primary hover:underline">
            <Isolate>{printMobile(shown.mobile)}</Isolate>
          </a>
        )}
        {shown.email && (
          <a href={`mailto:${shown.email}`} className="touch break-all text-primary hover:underline">
            <LongCode>{shown.email}</LongCode>
          </a>
        )}
      </span>
    )
  }
  if (!mobile && !email) return null
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      <span className="flex flex-col items-end">
        {mobile && <Isolate>{mobile}</Isolate>}
        {email && <LongCode className="break-all">{email}</LongCode>}
      </span>
      {staff_role !== 'viewer' && mobile?.includes('*') && (
        <Button
          kind="text"
          icon={Eye}
          busy={busy}
          aria-label={t.revealOf(name)}
          title={t.revealLogged}
          onClick={() => void send({ params: { id } })}
        >
          {t.reveal}
        </Button>
      )}
    </span>
  )
}
