import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Form } from '../../app/calls/useForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

type ReasonSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro: string
  readonly label: string
  /** The label of the button; the caller changes it while the form is being sent. */
  readonly send: string
  readonly form: Pick<
    Form<{ readonly reason: string }>,
    'ref' | 'typed' | 'type' | 'errorsOf' | 'reason' | 'busy' | 'submit'
  >
  /** Further fields. */
  readonly children?: ReactNode
}

/**
 * A sheet with a form for the reason of a return or a dispute. The caller keeps the state of the form, so closing the
 * sheet keeps its input.
 */
export function ReasonSheet({ open, onClose, title, intro, label, send, form, children }: ReasonSheetProps) {
  const { ref, typed, type, errorsOf, reason, busy, submit } = form
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={title}>
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={title}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{intro}</p>
        <FormTrouble reason={reason} />
        <Field label={label} errors={errorsOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              required
              dir="auto"
              maxLength={limits.text.note}
              value={typed.reason}
              onChange={(event) => type({ reason: event.target.value })}
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
