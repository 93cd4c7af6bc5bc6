import type { FormEvent, ReactNode, RefObject } from 'react'
import { limits } from '#shared/base/limits.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextArea } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'

type ReasonSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro: string
  /** What the reason is called. */
  readonly label: string
  /** What the button says; while it is sent, that. */
  readonly send: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly errors: readonly string[] | undefined
  readonly trouble: string | undefined
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent) => void
  /** What else goes with the reason. */
  readonly children?: ReactNode
}

/** A sheet in which somebody writes why: a return, a dispute. What is written stays with its owner while it is closed. */
export function ReasonSheet({
  open,
  onClose,
  title,
  intro,
  label,
  send,
  children,
  ...rest
}: ReasonSheetProps) {
  const { form, reason, onReason, errors, trouble, busy, onSubmit } = rest
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={title}>
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        aria-label={title}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{intro}</p>
        <FormTrouble reason={trouble} />
        <Field label={label} errors={errors}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              required
              dir="auto"
              maxLength={limits.text.note}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          )}
        </Field>
        {children}
        <Button type="submit" size="main" busy={busy} wide>
          {send}
        </Button>
      </form>
    </Sheet>
  )
}
