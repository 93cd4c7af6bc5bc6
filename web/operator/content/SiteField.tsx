import { limits } from '#shared/base/limits.ts'
import { Field, TextBox } from '../../ui/form/Field.tsx'

/** A line of text; email, phone number and links are typed from left to right. */
export function TextField({
  label,
  value,
  errors,
  onChange,
  hint,
  link,
}: {
  readonly label: string
  readonly value: string
  readonly errors: readonly string[]
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly link?: true
}) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(control) => (
        <TextBox
          {...control}
          dir={link ? 'ltr' : 'auto'}
          autoComplete="off"
          maxLength={limits.text.line}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
