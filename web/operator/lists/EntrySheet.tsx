import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useWords } from './defineList.tsx'
import { listsText } from './messages.ts'
import { PairField } from './PairField.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import type { EntryForm, Removal } from './useEntryForm.ts'

/** The typed fields that every list has. */
export type EntryTyped = {
  readonly name: { readonly ar: string; readonly en: string }
  readonly code: string
  readonly hidden: boolean
}

export type EntrySheetProps = {
  readonly title: string
  readonly form: EntryForm<EntryTyped>
  /** Deletes the record; undefined for a new record, and for lists whose records cannot be deleted. */
  readonly remove?:
    | (Pick<Removal, 'name' | 'work'> & {
        /** The number of records that use this record, and the kind of those records. */
        readonly uses: number
        readonly usedBy: keyof typeof useWords
      })
    | undefined
  /** True if the code cannot change, because the program refers to it. */
  readonly codeFixed?: boolean
  readonly children?: ReactNode
}

/** The form of one record of a list: the fields that all lists share, and the fields of this list. */
export function EntrySheet({ title, form, remove, codeFixed, children }: EntrySheetProps) {
  const t = useText(listsText)
  const { typed, type, field, errorsIn } = form
  const inUse =
    remove && remove.uses > 0 ? t.inUse(t[useWords[remove.usedBy]], remove.uses.toLocaleString('en')) : null
  return (
    <RecordSheet
      title={title}
      form={form}
      removal={remove && { ...remove, body: t.removeBody, refusedBecause: inUse }}
    >
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
        <TextField
          label={t.code}
          optional
          hint={t.codeHint}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...field('code')}
        />
      )}
      <div>
        <Checkbox label={t.hide} checked={typed.hidden} onChange={(hidden) => type({ hidden })} />
        <p className="ps-8 text-meta text-quiet">{t.hideHint}</p>
      </div>
    </RecordSheet>
  )
}
