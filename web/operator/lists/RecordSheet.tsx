import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { firstField } from '../../ui/overlay/firstField.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { type EditingRole, useEditingRefusal } from './editing.ts'
import { listsText } from './messages.ts'
import type { EntryForm, Removal } from './useEntryForm.ts'

type RecordSheetProps = {
  readonly title: string
  readonly form: Pick<EntryForm<object>, 'ref' | 'busy' | 'reason' | 'submit' | 'leave' | 'remove'>
  /** The deletion of the record; undefined for a new record, and for records that cannot be deleted. */
  readonly removal?: Removal | undefined
  /** The role that saves and deletes the record; the default is the editor. */
  readonly who?: EditingRole
  readonly children: ReactNode
}

/** A sheet with the form of one record and its buttons to save and to delete. The form is disabled for a reader who may not edit it. */
export function RecordSheet({ title, form, removal, who, children }: RecordSheetProps) {
  const t = useText(listsText)
  const id = useId()
  const refusedBecause = useEditingRefusal(who)
  return (
    <Sheet
      open
      side="end"
      title={title}
      onClose={() => void form.leave()}
      focusFirst={() => firstField(form.ref.current)}
      footer={
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" form={id} busy={form.busy} refusedBecause={refusedBecause} className="grow">
            {t.save}
          </Button>
          {removal && !refusedBecause && (
            <Button
              kind="refusal"
              icon={Trash2}
              busy={form.busy}
              refusedBecause={removal.refusedBecause ?? null}
              onClick={() => void form.remove(removal)}
            >
              {t.remove}
            </Button>
          )}
        </div>
      }
    >
      <form
        ref={form.ref}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!refusedBecause) void form.submit()
        }}
        className="flex flex-col gap-4 p-4"
      >
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={form.reason} />
        </div>
        <fieldset disabled={refusedBecause !== null} className="flex min-w-0 flex-col gap-4">
          {children}
        </fieldset>
      </form>
    </Sheet>
  )
}
