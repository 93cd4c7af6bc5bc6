import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#shared/base/limits.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { BoxChoice } from '../../products/listing/BoxChoice.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { QuantityField as WeightField } from '../../ui/form/QuantityField.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { type TypedGoods, tonnesOf } from './goodsForm.ts'
import { formText } from './messages.ts'
import { SearchedBox } from './SearchedBox.tsx'
import type { FormLists } from './useFormLists.ts'
import type { GoodsFormState } from './useGoodsForm.ts'

type GoodsState = Pick<GoodsFormState<TypedGoods>, 'typed' | 'errors' | 'type' | 'field'>

type GoodsFieldsProps = Pick<FormLists, 'fish' | 'categories' | 'sizes'> & {
  readonly state: GoodsState
  /** The content next to the size. */
  readonly children: ReactNode
}

/** The first fields of both forms: species, category and size. */
export function GoodsFields({ state, fish, categories, sizes, children }: GoodsFieldsProps) {
  const t = useText(formText)
  const { typed, errors, type, field } = state
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
            label={t.fish}
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
        <SelectField
          label={t.size}
          blank={t.chooseSize}
          options={sizes.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...field('size')}
        />
        {children}
      </Pair>
    </>
  )
}

/** Two fields next to each other; on very narrow screens, one above the other. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-x-3 gap-y-4 min-[22rem]:grid-cols-2">{children}</div>
}

/** The quantity in kilograms. From one tonne it is also shown in tonnes, the unit of cargo. */
export function QuantityField({ state: { typed, field } }: { readonly state: GoodsState }) {
  const t = useText(formText)
  const large = tonnesOf(typed.quantity)
  return (
    <WeightField
      label={t.quantity}
      hint={large === undefined ? undefined : t.tonnes(large.tonnes, large.kilograms, large.printed)}
      {...field('quantity')}
    />
  )
}

type NotesFieldProps = { readonly state: GoodsState; readonly placeholder: string }

export function NotesField({ state: { typed, field }, placeholder }: NotesFieldProps) {
  const t = useText(formText)
  return (
    <TextAreaField
      label={t.notes}
      optional
      // With `dir="auto"`, an empty field would be left-to-right.
      dir={typed.notes === '' ? undefined : 'auto'}
      maxLength={limits.text.note}
      placeholder={placeholder}
      className="min-h-20!"
      {...field('notes')}
    />
  )
}

/** A polite live region that says which entries of the other board match the typed values. */
export function LikelyLine({ children }: { readonly children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-ground px-4 py-3 text-dense">
          <ArrowLeftRight aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}
