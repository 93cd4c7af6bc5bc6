import { Search } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { type Control, Field, TextBox } from '../../ui/form/Field.tsx'

type SuggestFieldProps = {
  readonly label: string
  readonly placeholder: string
  /** Renders the box with suggestions, which is loaded lazily; it starts with the text that is typed so far. */
  readonly suggestions: (control: Control, typed: string) => ReactNode
}

/** A search field that loads its suggestions at the first focus. */
export function SuggestField({ label, placeholder, suggestions }: SuggestFieldProps) {
  const [wanted, setWanted] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Field label={label} labelHidden>
      {(control) => {
        const plain = (
          <TextBox
            {...control}
            size="tool"
            icon={Search}
            placeholder={placeholder}
            autoComplete="off"
            value={typed}
            onFocus={() => setWanted(true)}
            onChange={(event) => setTyped(event.target.value)}
          />
        )
        if (!wanted) return plain
        return <Suspense fallback={plain}>{suggestions(control, typed)}</Suspense>
      }}
    </Field>
  )
}
