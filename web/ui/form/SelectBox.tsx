import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldLook, fieldParts } from './Field.tsx'

type SelectBoxProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The text of the empty option; if absent, the first option is selected. */
  readonly blank?: string | undefined
  readonly onChange: (value: string) => void
}

/** A native select of 48 px for forms, to use inside a Field. */
export function SelectBox({ value, options, blank, onChange, className, ...rest }: SelectBoxProps) {
  return (
    <span
      className={classes(
        'relative flex min-h-12 min-w-0 items-center rounded-control border border-line bg-card text-dense',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral has-disabled:border-hairline has-disabled:bg-ground',
        className,
      )}
    >
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full min-w-0 cursor-pointer appearance-none truncate disabled:cursor-default bg-transparent ps-3 pe-10 outline-none"
      >
        {blank !== undefined && (
          <option value="" className="bg-card text-quiet">
            {blank}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-card text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} className="pointer-events-none absolute inset-e-3 text-quiet" />
    </span>
  )
}

type SelectFieldProps<Value extends string> = FieldLook & {
  readonly value: Value | ''
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly blank?: string | undefined
  readonly name?: string
  readonly autoFocus?: boolean
  readonly onChange: (value: Value) => void
}

/** A field with a select. `onChange` receives the selected option, or the empty value for `blank`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, box } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => <SelectBox {...control} {...box} onChange={(value) => props.onChange(value as Value)} />}
    </Field>
  )
}
