import type { ListedOption } from '#shared/operator/lists.ts'
import type { OptionList } from '#shared/operator/optionLists.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Field, NumberBox } from '../base/ui/Field.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './listsMessages.ts'
import { optionUses } from './optionUses.ts'
import { useEntryForm } from './useEntryForm.ts'

type Typed = EntryTyped & { readonly fee: number | undefined }

/** An entry of a short list; a way to deliver has what the buyer pays for it. */
export function OptionForm({
  list,
  option,
  onDone,
}: {
  readonly list: OptionList
  readonly option: ListedOption | null
  readonly onDone: () => void
}) {
  const t = useText(listsText)
  const locale = useLocale()
  const params = { id: option?.id ?? 0 }
  const delivers = list === 'delivery_methods'
  const form = useEntryForm<Typed>({
    start: { ...entryTyped(option), fee: option?.fee ?? undefined },
    onDone,
    send: (typed) => {
      const body = { ...entryBody(typed), ...(delivers && { fee: typed.fee ?? 0 }) }
      return option
        ? api('POST operator/options/{id}', { params, body }, { locale })
        : api('POST operator/options', { body: { ...body, list } }, { locale })
    },
  })
  const { typed, set, errorsOf } = form
  const removable = option !== null && list !== 'payments'
  return (
    <EntrySheet
      title={option ? t.editOption : t.addOption}
      form={form}
      codeFixed={list === 'payments'}
      remove={
        removable
          ? {
              name: option.name,
              uses: option.uses,
              usedBy: optionUses[list],
              work: () => api('DELETE operator/options/{id}', { params }, { locale }),
            }
          : undefined
      }
    >
      {delivers && (
        <Field label={t.fee} errors={errorsOf('fee')}>
          {(control) => <NumberBox {...control} value={typed.fee} onCommit={(fee) => set({ fee })} />}
        </Field>
      )}
    </EntrySheet>
  )
}
