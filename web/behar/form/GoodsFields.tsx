import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import { gramsOf, printKilograms } from '#shared/base/quantity.ts'
import type { Option } from '#shared/catalog/contract.ts'
import type { FieldErrors } from '../../app/calls/formState.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { Field, TextArea, TextBox } from '../../ui/form/Field.tsx'
import { QuantityField as WeightField } from '../../ui/form/QuantityField.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import type { SearchedFish } from '../filters/searchedChoices.ts'
import { type TypedGoods, tonnesOf } from './goodsForm.ts'
import { formText } from './messages.ts'
import { SearchedBox } from './SearchedBox.tsx'

type GoodsState = {
  readonly typed: TypedGoods
  readonly errors: FieldErrors
  readonly type: (part: Partial<TypedGoods>) => void
}

type GoodsFieldsProps = {
  readonly state: GoodsState
  readonly fish: readonly SearchedFish[]
  readonly categories: readonly Option[]
  readonly sizes: readonly Option[]
  /** Beside the size. */
  readonly children: ReactNode
}

/** The first fields of both forms: species, category and size. */
export function GoodsFields({
  state: { typed, errors, type },
  fish,
  categories,
  sizes,
  children,
}: GoodsFieldsProps) {
  const t = useText(formText)
  const chosen = fish.find(({ id }) => id === typed.fishType)
  return (
    <>
      <Field
        label={t.fish}
        hint={chosen && t.fishCode(isolated(chosen.scientific), isolated(chosen.code))}
        errors={errors.fish_type_id}
      >
        {(control) => (
          <SearchedBox
            {...control}
            choices={fish}
            value={typed.fishType}
            placeholder={t.fishHint}
            onChange={(fishType) => type({ fishType })}
          />
        )}
      </Field>
      <BoxChoice
        label={t.category}
        choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={typed.category || null}
        onChange={(category) => type({ category })}
        errors={errors.category_id}
      />
      <Pair>
        <Field label={t.size} errors={errors.size_id}>
          {(control) => (
            <SelectBox
              {...control}
              value={typed.size}
              blank={t.chooseSize}
              options={sizes.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(size) => type({ size })}
            />
          )}
        </Field>
        {children}
      </Pair>
    </>
  )
}

/** Two fields side by side; stacked on very narrow screens. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-x-3 gap-y-4 min-[22rem]:grid-cols-2">{children}</div>
}

/** The quantity in kilograms; from one tonne up also in tonnes, the unit of cargo. */
export function QuantityField({ state: { typed, errors, type } }: { readonly state: GoodsState }) {
  const t = useText(formText)
  const tonnes = tonnesOf(typed.quantity)
  const weight = gramsOf((tonnes ?? 0) * 1_000)
  return (
    <WeightField
      label={t.quantity}
      hint={
        tonnes === undefined
          ? undefined
          : t.tonnes(tonnes, printKilograms(weight), printKilograms(gramsOf(tonnes)))
      }
      errors={errors.quantity}
      value={typed.quantity}
      onChange={(quantity) => type({ quantity })}
    />
  )
}

type DayFieldProps = {
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly min: string
  readonly max: string
  readonly value: string
  readonly errors: readonly string[] | undefined
  readonly onChange: (day: string) => void
}

export function DayField({
  label,
  optional = false,
  hint,
  errors,
  value,
  min,
  max,
  onChange,
}: DayFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} errors={errors}>
      {(control) => (
        <TextBox
          {...control}
          type="date"
          dir="ltr"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type NotesFieldProps = {
  readonly placeholder: string
  readonly value: string
  readonly errors: readonly string[] | undefined
  readonly onChange: (notes: string) => void
}

export function NotesField({ placeholder, value, errors, onChange }: NotesFieldProps) {
  const t = useText(formText)
  return (
    <Field label={t.notes} optional errors={errors}>
      {(control) => (
        <TextArea
          {...control}
          // With `dir="auto"` an empty field would be left-to-right.
          dir={value === '' ? undefined : 'auto'}
          maxLength={limits.text.note}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-20!"
        />
      )}
    </Field>
  )
}
