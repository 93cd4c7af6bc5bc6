import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Isolate, Name } from '../values/Isolate.tsx'
import { ListOption } from './ListOption.tsx'
import type { Combobox } from './useCombobox.ts'

type NamedChoice = {
  readonly id: string | number
  readonly name: string
  /** The name in the other language. */
  readonly otherName: string
  /** The code that trading partners use. */
  readonly code?: string
}

type NamedOptionsProps<Choice> = {
  readonly combobox: Combobox
  readonly choices: readonly Choice[]
  readonly isChosen?: (choice: Choice) => boolean
  readonly onChoose: (choice: Choice) => void
  /** Renders content before the names, such as a picture. */
  readonly start?: (choice: Choice) => ReactNode
}

/** Options with their names in both languages. */
export function NamedOptions<Choice extends NamedChoice>(props: NamedOptionsProps<Choice>) {
  const { combobox, choices, isChosen, onChoose, start } = props
  return choices.map((choice) => (
    <ListOption
      key={choice.id}
      combobox={combobox}
      id={choice.id}
      chosen={isChosen?.(choice) ?? false}
      onChoose={() => onChoose(choice)}
    >
      {start?.(choice)}
      <span className="min-w-0 grow">
        <span className={classes('block text-dense font-bold', choice.code && 'truncate')}>
          {choice.name}
        </span>
        <span className="block truncate text-meta text-quiet">
          <Name>{choice.otherName}</Name>
        </span>
      </span>
      {choice.code && <Isolate className="shrink-0 text-meta text-quiet">{choice.code}</Isolate>}
    </ListOption>
  ))
}
