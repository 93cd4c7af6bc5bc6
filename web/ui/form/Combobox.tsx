import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Isolate, Name } from '../values/Isolate.tsx'

type ComboboxInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** Content before the text, such as an icon or the picture of the choice. */
  readonly start: ReactNode
  /** The label of the button that lists all choices; if absent, there is no button. */
  readonly showAll?: string
  /** `tool` is 44 px high, for filters; `form` is 48 px high. */
  readonly size?: 'tool' | 'form'
}

/** The input of a combobox in the standard box. */
export function ComboboxInput({ start, showAll, size = 'tool', className, ...input }: ComboboxInputProps) {
  return (
    <Combobox.InputGroup
      className={classes(
        'flex min-w-0 items-center gap-2 rounded-control border border-line bg-card ps-3 text-dense focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-coral',
        size === 'form' ? 'min-h-12' : 'min-h-11',
        showAll === undefined && 'pe-3',
      )}
    >
      {start}
      <Combobox.Input
        {...input}
        className={classes(
          'w-full min-w-0 bg-transparent py-2 outline-none placeholder:font-normal placeholder:text-quiet',
          className,
        )}
      />
      {showAll && (
        <Combobox.Trigger
          aria-label={showAll}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-quiet"
        >
          <ChevronDown aria-hidden size={18} />
        </Combobox.Trigger>
      )}
    </Combobox.InputGroup>
  )
}

type Choice = {
  readonly id: string | number
  readonly name: string
  /** The name in the other language. */
  readonly otherName: string
  /** The code that trading partners use. */
  readonly code?: string
}

type ComboboxListProps<Shown> = {
  /** The number of matches in words, for screen readers. */
  readonly status: string
  /** The text that is shown if nothing matches; null while the choices load. */
  readonly empty: string | null
  /** Renders content before the names of a choice, such as a picture. */
  readonly start?: (choice: Shown) => ReactNode
}

/** The matches of a combobox in a popup, each with its name in both languages. */
export function ComboboxList<Shown extends Choice>({ status, empty, start }: ComboboxListProps<Shown>) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className="z-60 outline-none" sideOffset={8} collisionPadding={8}>
        <Combobox.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card bg-card p-2 text-text shadow-popover">
          <Combobox.Status className="visually-hidden">{status}</Combobox.Status>
          <Combobox.Empty>{empty && <p className="p-3 text-dense text-quiet">{empty}</p>}</Combobox.Empty>
          <Combobox.List>
            {(choice: Shown) => (
              <Combobox.Item
                key={choice.id}
                value={choice}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-none data-highlighted:bg-tint"
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
                <Combobox.ItemIndicator className="shrink-0 text-primary">
                  <Check aria-hidden size={18} />
                </Combobox.ItemIndicator>
                {choice.code && <Isolate className="shrink-0 text-meta text-quiet">{choice.code}</Isolate>}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
