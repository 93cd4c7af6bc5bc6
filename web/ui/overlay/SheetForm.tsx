import { type ReactNode, useId } from 'react'
import type { Form } from '../../app/calls/useForm.ts'
import { Button } from '../Button.tsx'
import { FormTrouble } from '../form/FormTrouble.tsx'
import { Sheet } from './Sheet.tsx'

type SheetFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly note: string
  readonly form: Pick<Form<object>, 'ref' | 'busy' | 'reason' | 'submit'>
  /** The text of the button that sends the form. */
  readonly send: string
  readonly refusedBecause: string | undefined
  readonly children: ReactNode
}

/** A form in a panel, with the button that sends it at the foot. */
export function SheetForm({ form, send, refusedBecause, children, ...sheet }: SheetFormProps) {
  const id = useId()
  return (
    <Sheet
      {...sheet}
      side="panel"
      footer={
        <Button type="submit" form={id} size="main" wide busy={form.busy} refusedBecause={refusedBecause}>
          {send}
        </Button>
      }
    >
      <form ref={form.ref} id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        {children}
        <FormTrouble reason={form.reason} />
      </form>
    </Sheet>
  )
}
