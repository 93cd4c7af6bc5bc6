import type { ComponentProps } from 'react'
import type { FieldLook } from './Field.tsx'
import { TextField, type TextValue } from './TextField.tsx'

type DateFieldProps = FieldLook &
  TextValue &
  Pick<ComponentProps<'input'>, 'name' | 'min' | 'max' | 'required'>

/** A field for a day as `YYYY-MM-DD`, with the calendar of the browser. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" dir="ltr" />
}
