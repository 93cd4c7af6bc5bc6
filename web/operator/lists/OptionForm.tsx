import { halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { ListedOption } from '#shared/operator/lists/lists.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { optionUses } from './optionUses.ts'
import { useListForm } from './useListForm.ts'

type OptionFormProps = {
  readonly list: OptionList
  readonly option: ListedOption | null
  readonly onDone: () => void
}

/** The form of an entry of a short list; delivery methods have a fee. */
export function OptionForm({ list, option, onDone }: OptionFormProps) {
  const t = useText(listsText)
  const delivers = list === 'delivery_methods'
  const { typed, type, errorsIn, sheet } = useListForm('options', {
    row: option,
    usedBy: optionUses[list],
    builtIn: list === 'payments',
    onDone,
    start: { fee: option?.fee == null ? '' : printAmount(halalasOf(option.fee)) },
    problems: ({ fee }) => (delivers ? { fee: problemIn(readAmount(fee, freeToo)) } : {}),
    body: ({ fee }) => ({
      list,
      ...(delivers && { fee: toRiyals(sureValueIn(readAmount(fee, freeToo))) }),
    }),
  })
  return (
    <EntrySheet title={option ? t.editOption : t.addOption} {...sheet}>
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

/** 0 means free delivery. */
const freeToo = { least: halalas(0) } as const
