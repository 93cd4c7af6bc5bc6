import { Check } from 'lucide-react'
import { classes } from '../../ui/classes.ts'

type StepProps = {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'done' | 'wrong'
}

/** The heading of a form's card: its number, a tick when done, coral if a field in it is wrong. */
export function Step({ id, number, title, state }: StepProps) {
  return (
    <h2 id={id} className="mb-4 flex items-center gap-3 text-h3">
      <span
        aria-hidden
        className={classes(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-meta',
          looks[state],
        )}
      >
        {state === 'done' ? <Check size={18} /> : number}
      </span>
      {title}
    </h2>
  )
}

const looks = {
  open: 'bg-tint text-primary',
  done: 'bg-local text-on-local',
  wrong: 'bg-coral text-on-coral',
} as const
