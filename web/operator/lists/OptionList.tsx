import { halalas, halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import {
  optionalProblemIn,
  printDecimal,
  problemIn,
  readDecimal,
  sureValueIn,
} from '#shared/base/text/digits.ts'
import type { ListedOption } from '#shared/operator/lists/lists.ts'
import type { OptionList } from '#shared/operator/lists/optionLists.ts'
import { arrivalBounds, hoursProblem } from '#shared/orders/arrival.ts'
import { useText } from '../../app/texts/text.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
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

/** One of the short lists: sizes, grades, conditions, categories, payment and delivery methods. */
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
            {
              id: 'arrival',
              title: listsText.leadHours,
              number: true,
              cell: ({ arrival }) => arrival?.lead_hours,
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

/** The form of an entry; only delivery methods have a fee and hours of arrival. */
function OptionForm({ list, option, onDone }: OptionFormProps) {
  const t = useText(listsText)
  const delivers = list === 'delivery_methods'
  const { field, sheet } = useListForm('options', {
    row: option,
    usedBy: usedBy[list],
    builtIn: list === 'payments',
    onDone,
    start: {
      fee: option?.fee == null ? '' : printAmount(halalasOf(option.fee)),
      ...typedArrival(option?.arrival ?? null),
    },
    problems: ({ fee, ...rest }) =>
      delivers ? { fee: problemIn(readAmount(fee, freeToo)), ...arrivalProblems(rest) } : {},
    body: ({ fee, ...rest }) => ({
      list,
      ...(delivers && { fee: toRiyals(sureValueIn(readAmount(fee, freeToo))), ...arrivalIn(rest) }),
    }),
  })
  return (
    <EntrySheet title={option ? t.editOption : t.addOption} {...sheet}>
      {delivers && (
        <>
          <AmountField label={t.fee} {...freeToo} {...field('fee')} />
          <div className="grid gap-4 sm:grid-cols-3">
            <DecimalField label={t.leadHours} bounds={hours.lead_hours} {...field('arrival.lead_hours')} />
            <DecimalField label={t.fromHour} bounds={hours.from_hour} {...field('arrival.from_hour')} />
            <DecimalField label={t.untilHour} bounds={hours.until_hour} {...field('arrival.until_hour')} />
          </div>
        </>
      )}
    </EntrySheet>
  )
}

type Arrival = NonNullable<ListedOption['arrival']>
type TypedArrival = Readonly<Record<`arrival.${keyof Arrival}`, string>>

function typedArrival(arrival: Arrival | null): TypedArrival {
  const typed = (value: number | undefined) => (value === undefined ? '' : printDecimal(value, 0))
  return {
    'arrival.lead_hours': typed(arrival?.lead_hours),
    'arrival.from_hour': typed(arrival?.from_hour),
    'arrival.until_hour': typed(arrival?.until_hour),
  }
}

/** The three hours are either all given or all blank. */
function arrivalProblems(typed: TypedArrival) {
  const read = readHours(typed)
  const blank = Object.values(read).every(({ kind }) => kind === 'empty')
  const problemOf = blank ? optionalProblemIn : problemIn
  const problems = {
    'arrival.lead_hours': problemOf(read.lead_hours),
    'arrival.from_hour': problemOf(read.from_hour),
    'arrival.until_hour': problemOf(read.until_hour),
  }
  if (blank || Object.values(problems).some(Boolean)) return problems
  return { 'arrival.until_hour': hoursProblem(hoursOf(read)) ?? undefined }
}

/** The field `arrival` of the request body; left out while its three inputs are blank. */
function arrivalIn(typed: TypedArrival): { arrival?: Arrival } {
  const read = readHours(typed)
  return read.lead_hours.kind === 'empty' ? {} : { arrival: hoursOf(read) }
}

function readHours(typed: TypedArrival) {
  return {
    lead_hours: readDecimal(typed['arrival.lead_hours'], hours.lead_hours),
    from_hour: readDecimal(typed['arrival.from_hour'], hours.from_hour),
    until_hour: readDecimal(typed['arrival.until_hour'], hours.until_hour),
  }
}

function hoursOf(read: ReturnType<typeof readHours>): Arrival {
  return {
    lead_hours: sureValueIn(read.lead_hours),
    from_hour: sureValueIn(read.from_hour),
    until_hour: sureValueIn(read.until_hour),
  }
}

const hours = {
  lead_hours: { decimals: 0, least: 0, most: arrivalBounds.lead_hours },
  from_hour: { decimals: 0, least: 0, most: arrivalBounds.from_hour },
  until_hour: { decimals: 0, least: 1, most: arrivalBounds.until_hour },
} as const

/** The fee may be 0, which means free delivery. */
const freeToo = { least: halalas(0) } as const
