import { halalasOf, printAmount, readAmount, toRiyals } from '#shared/base/money.ts'
import { printDecimal, problemIn, readDecimal, sureValueIn } from '#shared/base/text/digits.ts'
import { longestPlan, type PlanUnit, planUnits } from '#shared/behar/plans.ts'
import type { ListedPlan } from '#shared/operator/lists/plans.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { lengthWords } from '../../behar/subscription/messages.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { useEditingRefusal } from '../lists/editing.ts'
import { missingName, PairField } from '../lists/PairField.tsx'
import { RecordSheet } from '../lists/RecordSheet.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { Amount } from '../table/Amount.tsx'
import { defineTable } from '../table/defineTable.tsx'
import { plansText } from './messages.ts'

/** Plans of the behar market's subscription, with their prices (contract, section 8). */
export const PlansPage = defineTable('GET operator/plans', {
  title: plansText.table,
  search: plansText.search,
  csv: false,
  empty: plansText.none,
  emptyBody: plansText.noneBody,
  form: {
    add: plansText.add,
    who: 'finance',
    edit: ({ name }, locale) => `${plansText.change[locale]}: ${name[locale]}`,
    sheet: (row, close) => <PlanSheet plan={row} onClose={close} />,
  },
  columns: [
    {
      id: 'name',
      title: plansText.name,
      phone: 'head',
      cell: ({ name }, { locale }) => <Name className="font-bold wrap-anywhere">{name[locale]}</Name>,
    },
    {
      id: 'length',
      title: plansText.length,
      sort: 'length',
      cell: ({ length, unit }, { locale }) => lengthWords[unit][locale](length),
    },
    {
      id: 'price',
      title: plansText.price,
      sort: 'price',
      number: true,
      cell: ({ price }) => <Amount riyals={price} />,
    },
    { id: 'renewals', title: plansText.renewals, number: true, cell: ({ renewals }) => renewals },
    {
      id: 'active',
      title: plansText.status,
      cell: ({ active }, { locale }) => (
        <Badge tone={active ? 'palm' : 'plain'}>{plansText[active ? 'onSale' : 'offSale'][locale]}</Badge>
      ),
    },
  ],
})

type PlanSheetProps = { readonly plan: ListedPlan | null; readonly onClose: () => void }

function PlanSheet({ plan, onClose }: PlanSheetProps) {
  const t = useText(plansText)
  const locale = useLocale()
  const form = useEntryForm<TypedPlan>({
    refusedBecause: useEditingRefusal('finance'),
    start: typedOf(plan),
    onDone: onClose,
    problems: ({ name, length, unit, price }) => ({
      ...missingName(name),
      length: problemIn(readDecimal(length, lengthBounds(unit))),
      price: problemIn(readAmount(price)),
    }),
    send: ({ name, unit, active, ...typed }) => {
      const body = {
        name,
        unit,
        active,
        length: sureValueIn(readDecimal(typed.length, lengthBounds(unit))),
        price: toRiyals(sureValueIn(readAmount(typed.price))),
      }
      return plan
        ? api('POST operator/plans/{id}', { params: { id: plan.id }, body }, { locale })
        : api('POST operator/plans', { body }, { locale })
    },
  })
  const { typed, type, field, errorsIn } = form
  const removal = plan && {
    name: plan.name[locale],
    body: t.removeBody,
    work: () => api('DELETE operator/plans/{id}', { params: { id: plan.id } }, { locale }),
  }
  return (
    <RecordSheet title={plan ? t.change : t.add} form={form} removal={removal ?? undefined} who="finance">
      <PairField
        label={t.name}
        value={typed.name}
        onChange={(name) => type({ name })}
        errors={(of) => errorsIn(`name.${of}`)}
      />
      <DecimalField
        label={t.length}
        bounds={lengthBounds(typed.unit)}
        {...field('length')}
        beside={
          <SelectBox
            aria-label={t.unit}
            value={typed.unit}
            options={planUnits.map((value) => ({ value, label: t[value] }))}
            onChange={(chosen) => type({ unit: planUnits.find((unit) => unit === chosen) ?? typed.unit })}
            className="w-28 shrink-0"
          />
        }
      />
      <AmountField label={t.price} hint={t.priceHint} {...field('price')} />
      <div>
        <Checkbox label={t.active} checked={typed.active} onChange={(active) => type({ active })} />
        <p className="ps-8 text-meta text-quiet">{t.activeHint}</p>
      </div>
    </RecordSheet>
  )
}

type TypedPlan = Pick<ListedPlan, 'name' | 'unit' | 'active'> & {
  readonly length: string
  readonly price: string
}

const typedOf = (plan: ListedPlan | null): TypedPlan => ({
  name: plan?.name ?? { ar: '', en: '' },
  length: plan ? printDecimal(plan.length, 0) : '1',
  unit: plan?.unit ?? 'months',
  price: plan ? printAmount(halalasOf(plan.price)) : '',
  active: plan?.active ?? true,
})

const lengthBounds = (unit: PlanUnit) => ({ decimals: 0, least: 1, most: longestPlan[unit] }) as const
