import { useText } from '../../app/texts/text.ts'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { listingText } from './messages.ts'

type DayFieldProps = {
  readonly label: string
  readonly optional?: boolean
  readonly errors: readonly string[] | undefined
  readonly value: string
  readonly onChange: (day: string) => void
}

/** A field for a typed date, such as 2026-05-31. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const { dayLike } = useText(listingText)
  return (
    <Field {...field}>
      {(control) => (
        <TextBox
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          placeholder={dayLike}
          maxLength={10}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
