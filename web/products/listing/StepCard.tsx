import { Check, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { listingText } from './messages.ts'

/**
 * A step of a long form, with its number in a disc. The disc shows a tick in the palm colour when the step is done, and
 * is coral if the step has an error.
 */
export function StepCard({
  number,
  title,
  state,
  children,
}: {
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'done' | 'wrong'
  readonly children: ReactNode
}) {
  const t = useText(listingText)
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <h2 id={id} className="flex items-center gap-3 text-h3">
        <span
          aria-hidden="true"
          className={classes(
            'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-dense',
            discs[state],
          )}
        >
          {state === 'done' ? <Check size={18} /> : state === 'wrong' ? <X size={18} /> : number}
        </span>
        {title}
        {state !== 'open' && <VisuallyHidden> {state === 'done' ? t.stepDone : t.stepWrong}</VisuallyHidden>}
      </h2>
      {children}
    </Card>
  )
}

const discs = {
  open: 'bg-tint text-primary',
  done: 'bg-local text-on-local',
  wrong: 'bg-coral text-on-coral',
} as const
