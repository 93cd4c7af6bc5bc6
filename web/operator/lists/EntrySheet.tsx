import { Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { listsText } from './messages.ts'
import { useWords } from './optionUses.ts'
import { PairField } from './PairField.tsx'
import type { useEntryForm } from './useEntryForm.ts'

/** The typed fields that every list has. */
export type EntryTyped = {
  readonly name: { readonly ar: string; readonly en: string }
  readonly code: string
  readonly hidden: boolean
}

export type EntrySheetProps<Typed extends EntryTyped> = {
  readonly title: string
  readonly form: ReturnType<typeof useEntryForm<Typed>>
  /** Deletes the record; undefined for a new record and for lists whose records are never deleted. */
  readonly remove?:
    | {
        readonly name: string
        readonly work: () => Promise<unknown>
        /** The number of records that use it, and their kind. */
        readonly uses: number
        readonly usedBy: keyof typeof useWords
      }
    | undefined
  /** Codes that the program refers to do not change. */
  readonly codeFixed?: boolean
  readonly children?: ReactNode
}

/** The form of one record: the fields that all lists share around the list's own. */
export function EntrySheet<Typed extends EntryTyped>({
  title,
  form,
  remove,
  codeFixed,
  children,
}: EntrySheetProps<Typed>) {
  const t = useText(listsText)
  const id = useId()
  const refusedBecause = useStaffMay('editor') ? null : t.editorsOnly
  const { typed, errorsIn } = form
  const type = form.type as (part: Partial<EntryTyped>) => void
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusedBecause) void form.submit()
  }
  const askToRemove = async () => {
    if (!remove) return
    const { name, work } = remove
    const question = { title: t.removeQuestion(name), body: t.removeBody, accept: t.remove, refuse: t.keep }
    if (await ask({ ...question, grave: true })) await form.act(work, t.removed)
  }
  return (
    <Sheet
      open
      side="end"
      title={title}
      onClose={() => void form.leave()}
      footer={
        <div className="flex flex-wrap items-start gap-3">
          <Button type="submit" form={id} busy={form.busy} refusedBecause={refusedBecause} className="grow">
            {t.save}
          </Button>
          {remove && !refusedBecause && (
            <Button
              kind="refusal"
              icon={Trash2}
              busy={form.busy}
              refusedBecause={
                remove.uses > 0 ? t.inUse(t[useWords[remove.usedBy]], remove.uses.toLocaleString('en')) : null
              }
              onClick={() => void askToRemove()}
            >
              {t.remove}
            </Button>
          )}
        </div>
      }
    >
      <form ref={form.ref} id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <div className="-mb-4 has-[p]:mb-0">
          <FormTrouble reason={form.reason} />
        </div>
        <PairField
          label={t.name}
          value={typed.name}
          onChange={(name) => type({ name })}
          errors={(locale) => [
            ...errorsIn(`name.${locale}`),
            ...(locale === 'ar' ? (form.errorsOf('name') ?? []) : []),
          ]}
        />
        {children}
        {!codeFixed && (
          <Field label={t.code} optional hint={t.codeHint} errors={errorsIn('code')}>
            {(control) => (
              <TextBox
                {...control}
                dir="ltr"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                value={typed.code}
                onChange={(event) => type({ code: event.target.value })}
              />
            )}
          </Field>
        )}
        <div>
          <Checkbox label={t.hide} checked={typed.hidden} onChange={(hidden) => type({ hidden })} />
          <p className="ps-8 text-meta text-quiet">{t.hideHint}</p>
        </div>
      </form>
    </Sheet>
  )
}

type LineFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly ltr?: true
  readonly value: string
  readonly errors: readonly string[] | undefined
  readonly onChange: (value: string) => void
}

/** An optional line of text in the form of a record. */
export function LineField({ label, hint, ltr, value, errors, onChange }: LineFieldProps) {
  return (
    <Field label={label} optional hint={hint} errors={errors}>
      {(control) => (
        <TextBox
          {...control}
          {...(ltr && { dir: 'ltr' })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
