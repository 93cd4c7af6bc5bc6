import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'

type CheckboxProps = Pick<
  ComponentProps<'input'>,
  'name' | 'required' | 'aria-invalid' | 'aria-describedby'
> & {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The number of matches, shown at the end of the row. */
  readonly count?: number | undefined
  readonly className?: string
}

/** A checkbox of 20 px in a row of 44 px; the whole row can be clicked. */
export function Checkbox({ label, checked, onChange, count, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 text-dense has-disabled:cursor-default',
        className,
      )}
    >
      <span className="relative inline-flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 cursor-pointer appearance-none rounded-badge border border-line bg-card checked:border-primary checked:bg-primary aria-invalid:border-coral disabled:cursor-default disabled:opacity-60"
        />
        <Check
          aria-hidden
          size={16}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.5 hidden text-on-primary peer-checked:block"
        />
      </span>
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && <span className="text-quiet">{count}</span>}
    </label>
  )
}
