import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/classes.ts'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'

type BoxChoiceProps<Value extends string | number> = {
  readonly label: string
  readonly choices: readonly {
    readonly value: Value
    readonly label: string
    /** A second line, such as the weight of a unit. */
    readonly note?: string
    /** A drawing above the label. */
    readonly picture?: ReactNode
    readonly off?: boolean
  }[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly errors?: readonly string[] | undefined
  readonly hint?: string | undefined
  /** True for one row on phones too; used for numbers. */
  readonly inOneRow?: boolean
}

/** Radio buttons for a few short choices: boxes of equal size, 44 px high; the chosen box is tinted and outlined. */
export function BoxChoice<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  errors = [],
  hint,
  inOneRow = false,
}: BoxChoiceProps<Value>) {
  const name = useId()
  const noteId = `${name}-note`
  const wrong = errors.length > 0
  // Every row must be full: three or six choices make rows of three, four choices make rows of two or four.
  const threes = choices.length % 3 === 0
  const columns = inOneRow ? rows[choices.length] : threes ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4'
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong || hint ? noteId : undefined}
    >
      <p id={`${name}-label`} className="mb-1 text-dense font-bold">
        {label}
      </p>
      <div className={classes('grid gap-2', columns)}>
        {choices.map((choice) => {
          const chosen = choice.value === value
          return (
            <label
              key={choice.value}
              className={classes(
                'box-choice relative flex min-h-11 min-w-0 cursor-pointer flex-col items-center justify-center rounded-control border px-2 py-1 text-center text-dense',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                chosen
                  ? 'border-primary bg-tint font-bold text-primary inset-ring inset-ring-primary'
                  : wrong
                    ? 'border-coral bg-card'
                    : 'border-line bg-card hover:bg-tint',
                choice.picture !== undefined && 'min-h-18',
                choice.off && 'cursor-default border-hairline bg-ground text-quiet hover:bg-ground',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={chosen}
                disabled={choice.off}
                onChange={() => onChange(choice.value)}
                className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
              />
              {choice.picture}
              <span className="inline-flex max-w-full items-center gap-1.5">
                {chosen && choices.length === 3 && <Check aria-hidden size={18} className="shrink-0" />}
                <span className="min-w-0 break-words">{choice.label}</span>
              </span>
              {choice.note && <span className="text-meta font-normal text-quiet">{choice.note}</span>}
            </label>
          )
        })}
      </div>
      <div id={noteId} aria-live="polite" className="mt-1 empty:hidden">
        <FieldErrors errors={errors} />
        {!wrong && hint && <p className="text-meta text-quiet">{hint}</p>}
      </div>
    </div>
  )
}

const rows: Readonly<Record<number, string>> = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
  5: 'grid-cols-3 min-[22rem]:grid-cols-5',
}
