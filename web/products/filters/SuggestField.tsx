import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { type Combobox, useCombobox } from '../../ui/suggestions/useCombobox.ts'

type SuggestFieldProps = {
  readonly label: string
  readonly placeholder: string
  /** Renders the suggestions for the typed text, which are loaded lazily; `onDone` clears the text. */
  readonly suggestions: (combobox: Combobox, typed: string, onDone: () => void) => ReactNode
}

/** A search field that loads its suggestions at the first focus. */
export function SuggestField({ label, placeholder, suggestions }: SuggestFieldProps) {
  const [typed, setTyped] = useState('')
  const { combobox, control } = useCombobox({ typed, onType: setTyped })
  return (
    <Field label={label} labelHidden>
      {(named) => (
        <>
          <TextBox {...named} {...control} size="tool" icon={Search} placeholder={placeholder} />
          {combobox.wanted && (
            <Suspense fallback={null}>{suggestions(combobox, typed, () => setTyped(''))}</Suspense>
          )}
        </>
      )}
    </Field>
  )
}
