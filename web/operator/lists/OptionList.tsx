import { halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import type { ListedOption } from '#shared/operator/lists/lists.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Amount } from '../table/Amount.tsx'
import { defineList, type useWords } from './defineList.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { listsText } from './messages.ts'
import { useListForm } from './useListForm.ts'

/** The kind of records that use the entries of each short list. */
const usedBy = {
  sizes: 'products',
  qualities: 'products',
  fish_types: 'products',
  categories: 'fish',
  payments: 'orders',
  delivery_methods: 'orders',
} as const satisfies Record<OptionList, keyof typeof useWords>

/** One of the short lists: sizes, grades, categories, states, payment and delivery methods. */
export function optionTable(list: OptionList) {
  return defineList('GET operator/options', {
    title: listsText[list],
    query: { list },
    usedBy: usedBy[list],
    add: list === 'payments' ? null : listsText.addOption,
    sheet: (row, close) => <OptionForm key={row?.id ?? 'new'} list={list} option={row} onDone={close} />,
    columns:
      list === 'delivery_methods'
        ? [
            {
              id: 'fee',
              title: listsText.fee,
              number: true,
              cell: ({ fee }) => fee !== null && <Amount riyals={fee} />,
            },
          ]
        : [],
  })
}

type OptionFormProps = {
  readonly list: OptionList
  readonly option: ListedOption | null
  readonly onDone: () => void
}

/** The form of an entry; only delivery methods have a fee. */
function OptionForm({ list, option, onDone }: OptionFormProps) {
  const t = useText(listsText)
  const delivers = list === 'delivery_methods'
  const { field, sheet } = useListForm('options', {
    row: option,
    usedBy: usedBy[list],
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
      {delivers && <AmountField label={t.fee} {...freeToo} {...field('fee')} />}
    </EntrySheet>
  )
}

/** 0 means free delivery. */
const freeToo = { least: halalas(0) } as const
