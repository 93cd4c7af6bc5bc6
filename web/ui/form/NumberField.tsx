import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'
import { Field, TextBox } from './Field.tsx'
import { type NumberText, useNumberText } from './useNumberText.ts'

export type NumberFieldLook = {
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly hint?: string | undefined
  /** True if the hint stays visible below an error, because it contains the bounds to which the error refers. */
  readonly keepsHint?: boolean | undefined
  /** Errors of the form or the server, which take precedence over the field's own error. */
  readonly errors?: readonly string[] | undefined
  /** A prefix, such as "from". */
  readonly start?: string | undefined
  /** The unit after the value. */
  readonly unit?: string | undefined
  /** The size: `tool` for filters, `form` for forms, `large` for the main amount of a form. */
  readonly size?: 'tool' | 'form' | 'large' | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  /** True if the field is read-only. */
  readonly fixed?: boolean | undefined
  readonly placeholder?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** A control next to the box, such as a select for the unit. */
  readonly beside?: ReactNode
  /** Called on blur and on Enter, for values that apply only then. */
  readonly onSettle?: (() => void) | undefined
}

/** A number with a label, a unit and a parse error. Use AmountField for money and QuantityField for weight. */
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
              // A placeholder is text in the language of the page, while a typed value is a number.
              dir={value === '' && placeholder ? undefined : 'ltr'}
              readOnly={fixed}
              onBlur={() => {
                if (fixed) return
                onBlur()
                onSettle?.()
              }}
              onKeyDown={(event) => {
                if (fixed) return
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
            {unit && <BoxUnit>{unit}</BoxUnit>}
          </span>
          {beside}
        </span>
      )}
    </Field>
  )
}

/** The unit of a number, at the end of its box. */
export function BoxUnit({ children }: { readonly children: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-dense text-quiet"
    >
      {children}
    </span>
  )
}
