import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field } from '../base/ui/Field.tsx'
import { CodeBoxes, codeDigits } from './CodeBoxes.tsx'
import { FormAlert } from './FormAlert.tsx'
import { authText } from './messages.ts'
import { Resend } from './Resend.tsx'
import { recoveryText } from './recoveryMessages.ts'
import { useForm } from './useForm.ts'

type CodeFormProps = {
  /** Spends a try: throws the server's refusal, whose `errors.code` stands under the boxes. */
  readonly check: (code: string) => Promise<void>
  readonly resend: () => Promise<void>
  /** When the newest code was sent, in ms; undefined where only the server knows. */
  readonly sentAt: number | undefined
  /** When it ends to hold, in ms. */
  readonly expiresAt: number | undefined
  /** Beside "no code?": another number, or later. */
  readonly instead: ReactNode
}

/** Six digits that came by message: pasted, offered by the phone or typed in either kind; wrong ones are counted. */
export function CodeForm({ check, resend, sentAt, expiresAt, instead }: CodeFormProps) {
  const t = useText(recoveryText)
  const { busy: busyText } = useText(authText)
  const [wrong, setWrong] = useState(0)
  const [helping, setHelping] = useState(false)
  const { form, typed, type, trouble, errors, busy, submit } = useForm({ code: '' }, async ({ code }) => {
    try {
      await check(code)
    } catch (refusal) {
      if (isWrongCode(refusal)) setWrong((before) => before + 1)
      throw refusal
    }
    return null
  })
  const left = Math.max(0, limits.code.tries - wrong)
  const codeErrors = errors.code?.map((text) => `${text}. ${t.triesLeft(left, limits.code.tries)}`)
  const sendAgain = async () => {
    await resend()
    setWrong(0)
    type({ code: '' })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!errors.code && <FormAlert trouble={trouble} />}
      <Field label={t.code} labelHidden errors={codeErrors}>
        {(control) => (
          <CodeBoxes {...control} name="code" required value={typed.code} onType={(code) => type({ code })} />
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

function isWrongCode(refusal: unknown): boolean {
  return Boolean((refusal as { readonly errors?: { readonly code?: unknown } } | null)?.errors?.code)
}
