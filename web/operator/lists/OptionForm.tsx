import { halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { ListedOption } from '#shared/operator/lists/lists.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { EntrySheet, type EntryTyped } from './EntrySheet.tsx'
import { entryBody, entryTyped } from './entryTyped.ts'
import { listsText } from './messages.ts'
import { optionUses } from './optionUses.ts'
import { useEntryForm } from './useEntryForm.ts'

type Typed = EntryTyped & { readonly fee: string }

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
    start: { ...entryTyped(option), fee: option?.fee == null ? '' : printAmount(halalasOf(option.fee)) },
    onDone,
    problems: ({ fee }) => (delivers ? { fee: problemIn(readAmount(fee, freeToo)) } : {}),
    send: (typed) => {
      const fee = delivers && { fee: toRiyals(sureValueIn(readAmount(typed.fee, freeToo))) }
      const body = { ...entryBody(typed), ...fee }
      return option
        ? api('POST operator/options/{id}', { params, body }, { locale })
        : api('POST operator/options', { body: { ...body, list } }, { locale })
    },
  })
  const { typed, type, errorsIn } = form
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
        <AmountField
          label={t.fee}
          errors={errorsIn('fee')}
          {...freeToo}
          value={typed.fee}
          onChange={(fee) => type({ fee })}
        />
      )}
    </EntrySheet>
  )
}

/** Free delivery is 0, typed as such. */
const freeToo = { least: halalas(0) } as const
