import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'

/**
 * A radio button as a card: an icon, a title, one line of text, and the radio at the inline end. The card is tinted when
 * it is chosen.
 */
export function ChoiceCard({
  name,
  value,
  icon: Icon,
  title,
  body,
  chosen,
  off = false,
  wayOut,
  end,
  onChoose,
}: {
  /** The name that all cards of a group share. */
  readonly name: string
  readonly value: string
  readonly icon: LucideIcon
  readonly title: string
  readonly body: ReactNode
  readonly chosen: boolean
  /** True if the card is disabled; `body` gives the reason and `wayOut` is a link or a button that solves it. */
  readonly off?: boolean
  readonly wayOut?: ReactNode
  /** A value before the radio, such as an hour or a fee. */
  readonly end?: ReactNode
  readonly onChoose: () => void
}) {
  const bodyId = useId()
  const card = (
    <label
      className={classes(
        'flex min-h-18 items-center gap-4 px-4 py-3',
        off
          ? wayOut
            ? 'rounded-t-card pb-1'
            : 'rounded-card border border-hairline bg-ground'
          : 'cursor-pointer rounded-card border border-line has-checked:border-primary has-checked:bg-tint has-checked:outline-1 has-checked:outline-primary',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      <Icon aria-hidden size={24} className={classes('shrink-0', off ? 'text-quiet' : 'text-primary')} />
      <span className="min-w-0 grow">
        <span className={classes('block text-dense', off ? 'text-quiet' : 'font-bold')}>{title}</span>
        <span id={bodyId} className="block text-meta text-quiet">
          {body}
        </span>
      </span>
      {end && <span className="shrink-0">{end}</span>}
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={title}
        aria-describedby={bodyId}
        checked={chosen}
        disabled={off}
        onChange={onChoose}
        className="size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line bg-card outline-none checked:border-7 checked:border-primary disabled:cursor-auto disabled:border-hairline"
      />
    </label>
  )
  if (!off || !wayOut) return card
  return (
    <div className="rounded-card border border-hairline bg-ground">
      {card}
      <div className="ps-14 pe-4 pb-2">{wayOut}</div>
    </div>
  )
}

/** The errors of a choice, below its cards. */
export function ChoiceErrors({ errors = [] }: { readonly errors?: readonly string[] | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {errors.map((error) => (
        <p key={error} className="flex items-start gap-2 text-meta text-coral">
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
          <span>{error}</span>
        </p>
      ))}
    </div>
  )
}
