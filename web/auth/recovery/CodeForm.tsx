import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { authText } from '../messages.ts'
import { codeDigits, useCompleteCode } from '../useCompleteCode.ts'
import { CodeBoxes } from './CodeBoxes.tsx'
import { recoveryText } from './messages.ts'
import { Resend } from './Resend.tsx'

type CodeFormProps = {
  /**
   * Checks the code and uses one of the tries. Throws the server's refusal, whose `errors.code` is shown below the boxes.
   */
  readonly check: (code: string) => Promise<void>
  readonly resend: () => Promise<void>
  /** The time in ms at which the latest code was sent; undefined if only the server knows. */
  readonly sentAt: number | undefined
  /** The time in ms at which the code expires. */
  readonly expiresAt: number | undefined
  /** An alternative next to "no code?", such as another number or a later verification. */
  readonly instead: ReactNode
}

/** Form for the six digits of a text message, sent with the sixth digit; shows the number of remaining tries. */
export function CodeForm({ check, resend, sentAt, expiresAt, instead }: CodeFormProps) {
  const t = useText(recoveryText)
  const { busy: busyText } = useText(authText)
  const [wrong, setWrong] = useState(0)
  const [helping, setHelping] = useState(false)
  const call = useAction(check, {
    onRefused: ({ errors: { code } }) => {
      if (code) setWrong((count) => count + 1)
    },
  })
  const { ref, typed, type, refusal, errors, busy, submit } = useForm(call, {
    start: { code: '' },
    sent: ({ code }) => code,
  })
  useCompleteCode(typed.code, { busy, submit })
  const left = Math.max(0, limits.code.tries - wrong)
  const codeErrors = errors.code?.map((text) => `${text}. ${t.triesLeft(left, limits.code.tries)}`)
  const sendAgain = async () => {
    await resend()
    setWrong(0)
    type({ code: '' })
  }
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!errors.code && <FormAlert trouble={refusal} />}
      <Field label={t.code} labelHidden errors={codeErrors}>
        {(control) => (
          <CodeBoxes
            {...control}
            name="code"
            required
            // The code is the only field of the page, so it gets the focus.
            autoFocus
            value={typed.code}
            onType={(code) => type({ code })}
          />
        )}
      </Field>
      <Resend sentAt={sentAt} expiresAt={expiresAt} send={sendAgain} />
      <Button
        type="submit"
        size="main"
        wide
        busy={busy}
        refusedBecause={typed.code.length < codeDigits ? t.sixFirst : null}
      >
        {busy ? busyText : t.verify}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-2">
        {instead}
        <Button kind="text" aria-expanded={helping} onClick={() => setHelping(!helping)} className="-me-4">
          {t.notArrived}
        </Button>
      </div>
      {helping && (
        <p className="flex items-start gap-2 text-meta text-quiet">
          <Info aria-hidden size={16} className="mt-1 shrink-0" />
          {t.notArrivedHelp}
        </p>
      )}
    </form>
  )
}
