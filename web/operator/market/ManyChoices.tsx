import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { fold } from '#shared/base/text/fold.ts'
import { useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextBox } from '../../ui/form/Field.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { listsText } from '../lists/messages.ts'
import { seasonsText } from '../seasons/messages.ts'

type ManyChoicesProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly errors: readonly string[]
}

/** A multiple choice from a list: a scrolling list of checkboxes, with a search box if the list is long. */
export function ManyChoices({ label, options, chosen, onChange, errors }: ManyChoicesProps) {
  const t = useText(seasonsText)
  const lists = useText(listsText)
  const [words, setWords] = useState('')
  const id = useId()
  const wanted = fold(words)
  const shown = options.filter((option) => fold(option.label).includes(wanted))
  return (
    <fieldset
      aria-describedby={`${id}-note`}
      data-wrong={errors.length > 0 || undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="text-dense font-bold">
        {label} <span className="font-normal text-quiet">{t.chosen(chosen.length)}</span>
      </legend>
      {options.length > 20 && (
        <TextBox
          type="search"
          size="tool"
          icon={Search}
          aria-label={lists.search}
          placeholder={lists.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className="max-h-56 overflow-y-auto rounded-control border border-line px-3 [[data-wrong]_&]:border-coral">
        {shown.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
        ))}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="text-meta text-coral">
        <FieldErrors errors={errors} />
      </div>
    </fieldset>
  )
}
