import { ChevronDown } from 'lucide-react'
import { classes } from '../classes.ts'

type SelectProps = {
  /** The label, inside the box before the value: "السوق | كل الأسواق". */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** If true, hides the label on narrow boxes whose value needs the width. */
  readonly labelHidden?: boolean
  readonly className?: string
}

/** A native select in the standard box. It works on every phone and has the typeahead of the platform. */
export function Select({ label, value, options, onChange, labelHidden, className }: SelectProps) {
  return (
    <label
      className={classes(
        'relative inline-flex min-h-11 max-w-full min-w-0 items-center rounded-control border border-line bg-card text-dense',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        className,
      )}
    >
      <span className={labelHidden ? 'visually-hidden' : 'shrink-0 ps-4 text-quiet'}>{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classes(
          'min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate bg-transparent pe-10 font-bold outline-none',
          labelHidden ? 'ps-3' : 'ps-2',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} className="pointer-events-none absolute inset-e-3 text-quiet" />
    </label>
  )
}
