import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Field, TextBox } from './Field.tsx'
import { type NumberText, useNumberText } from './useNumberText.ts'

export type NumberFieldLook = {
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly hint?: string | undefined
  /** The hint stays below an error: it holds the bounds that the error refers to. */
  readonly keepsHint?: boolean | undefined
  /** What the form or the server says of the value; until it is forgiven it stands before the field's own reason. */
  readonly errors?: readonly string[] | undefined
  /** A word before the value: "from". */
  readonly start?: string | undefined
  /** The unit after the value. */
  readonly unit?: string | undefined
  /** Of filters, of forms, of the amount that a form is about. */
  readonly size?: 'tool' | 'form' | 'large' | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  /** Shown, not typed. */
  readonly fixed?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Something beside the box, such as the choice of its unit. */
  readonly beside?: ReactNode
  /** Called when the field is left or Enter is pressed, for values that count only then. */
  readonly onSettle?: (() => void) | undefined
}

/** A number with its label, its unit and the reason why it cannot be read. Amounts: AmountField; weights: QuantityField. */
export function NumberField<T>(props: NumberFieldLook & NumberText<T>) {
  const { label, labelHidden = false, optional = false, hint, keepsHint, errors = [], size = 'form' } = props
  const { start, unit, name, required, fixed, placeholder, inputRef, beside, value, onSettle } = props
  const { input, problem } = useNumberText(props)
  const { onBlur, onKeyDown } = input
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      optional={optional}
      hint={hint}
      keepsHint={keepsHint}
      errors={errors.length > 0 ? errors : problem ? [problem] : []}
    >
      {(control) => (
        <span className="flex gap-2">
          <span className="relative block min-w-0 grow">
            <TextBox
              {...control}
              {...input}
              name={name}
              required={required}
              placeholder={placeholder}
              start={start}
              {...(inputRef ? { ref: inputRef } : {})}
              size={size === 'tool' ? 'tool' : 'form'}
              // A placeholder is words of the language, what is typed is a number.
              dir={value === '' && placeholder ? undefined : 'ltr'}
              readOnly={fixed}
              onBlur={() => {
                onBlur()
                onSettle?.()
              }}
              onKeyDown={(event) => {
                onKeyDown(event)
                if (event.key === 'Enter') onSettle?.()
              }}
              className={classes(
                size === 'large' && 'min-h-13! text-h3!',
                size !== 'tool' && 'font-bold',
                unit && 'pe-14!',
                fixed && 'border-hairline! bg-ground!',
              )}
            />
            {unit && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
              >
                {unit}
              </span>
            )}
          </span>
          {beside}
        </span>
      )}
    </Field>
  )
}
