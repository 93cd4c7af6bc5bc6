import type { ComponentProps } from 'react'
import { Field, type FieldLook, fieldParts, TextArea, TextBox } from './Field.tsx'

/**
 * The value of a text field and its change handler; `useForm(...).field(name)` returns both, together with the errors.
 */
export type TextValue = { readonly value: string; readonly onChange: (value: string) => void }

type Attributes<Box> = Omit<Box, 'value' | 'onChange'>

/** A field with a text box. */
export function TextField(props: FieldLook & TextValue & Attributes<ComponentProps<typeof TextBox>>) {
  const { field, box } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => <TextBox {...control} {...box} onChange={({ target }) => props.onChange(target.value)} />}
    </Field>
  )
}

/** A field with a text box of several lines. */
export function TextAreaField(props: FieldLook & TextValue & Attributes<ComponentProps<'textarea'>>) {
  const { field, box } = fieldParts(props)
  return (
    <Field {...field}>
      {(control) => (
        <TextArea {...control} {...box} onChange={({ target }) => props.onChange(target.value)} />
      )}
    </Field>
  )
}
