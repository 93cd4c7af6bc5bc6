import { Field } from './Field.tsx'
import { SelectBox } from './SelectBox.tsx'

type SelectFieldProps = {
  readonly label: string
  readonly optional?: boolean
  readonly hint?: string | undefined
  readonly errors: readonly string[] | undefined
  readonly name?: string
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly value: number | null
  /** The text of the empty option. */
  readonly blank: string
  readonly onChange: (id: number | null) => void
}

/** A field that selects one named record by its id. */
export function SelectField({ name, options, value, blank, onChange, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <SelectBox
          {...control}
          name={name}
          value={String(value ?? '')}
          blank={blank}
          options={options.map((option) => ({ value: String(option.id), label: option.name }))}
          onChange={(id) => onChange(Number(id) || null)}
        />
      )}
    </Field>
  )
}
