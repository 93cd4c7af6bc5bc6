import { type ReactNode, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { ListOption } from '../../ui/suggestions/ListOption.tsx'
import { ListPopup } from '../../ui/suggestions/ListPopup.tsx'
import { useCombobox } from '../../ui/suggestions/useCombobox.ts'
import { hallText } from '../messages.ts'
import { focusNext } from './keys.ts'

export type PickOption<Chosen> = {
  readonly id: string
  readonly chosen: Chosen
  readonly show: ReactNode
}

/**
 * A field of the desk. A typed text finds options; the first one is highlighted, and Enter chooses it. `text` is the name of the
 * chosen option; typing removes the choice.
 */
export function PickField<Chosen>({
  label,
  text,
  error,
  find,
  onType,
  onChoose,
  advances = false,
  beside,
  none,
}: {
  readonly label: string
  readonly text: string
  readonly error: string | undefined
  readonly find: (typed: string) => readonly PickOption<Chosen>[]
  readonly onType: (typed: string) => void
  readonly onChoose: (chosen: Chosen) => void
  /** True if a choice moves the focus to the next field. */
  readonly advances?: boolean
  readonly beside?: ReactNode
  /** The text shown if no option matches. */
  readonly none: string
}) {
  const t = useText(hallText)
  // When the field gets the focus, the current choice is listed first, so that Enter keeps it.
  const [typing, setTyping] = useState(false)
  const { combobox, control } = useCombobox({
    typed: text,
    onType: (typed) => {
      setTyping(true)
      onType(typed)
    },
  })
  const found = find(text)
  const others = typing || found.length === 0 ? [] : find('')
  const shown = [...new Map([...found, ...others].map((option) => [option.id, option])).values()]
  const choose = ({ chosen }: PickOption<Chosen>) => {
    setTyping(false)
    combobox.close()
    onChoose(chosen)
    if (advances) focusNext(combobox.input.current)
  }
  return (
    <Field label={label} errors={error ? [error] : []}>
      {(attributes) => (
        <span className="flex gap-2">
          <span className="relative block min-w-0 grow">
            <TextBox
              {...attributes}
              {...control}
              className="font-bold"
              onFocus={(event) => {
                setTyping(false)
                event.currentTarget.select()
                // The open list of a filled field would cover the next fields, so it opens only on typing, an arrow key or a
                // click.
                if (text === '') control.onFocus()
              }}
            />
            {combobox.wanted && (
              <ListPopup
                combobox={combobox}
                label={label}
                status={shown.length === 0 ? none : t.options(shown.length)}
                note={shown.length === 0 ? none : null}
                highlightFirst
              >
                {shown.slice(0, mostShown).map((option) => (
                  <ListOption
                    key={option.id}
                    combobox={combobox}
                    id={option.id}
                    onChoose={() => choose(option)}
                  >
                    {option.show}
                  </ListOption>
                ))}
              </ListPopup>
            )}
          </span>
          {beside}
        </span>
      )}
    </Field>
  )
}

const mostShown = 8
