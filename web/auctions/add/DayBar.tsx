import { riyadhTime } from '#shared/base/dates.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'

export interface DayPoint {
  readonly key: string
  readonly label: string
  /** The time of the point; null while it is unknown. */
  readonly at: Date | null
  /** The usual hour of the day, which positions the point while its time is unknown. */
  readonly usually: number
  readonly chosen: boolean
  readonly onChoose: () => void
}

/**
 * A day from midnight to midnight with the usual auction hours. The points are shortcuts for touch and mouse. The cards
 * below have the same choices for the keyboard and for screen readers.
 */
export function DayBar({ points }: { readonly points: readonly DayPoint[] }) {
  return (
    <div aria-hidden="true" className="relative mb-1 h-22">
      <div
        className={classes(
          'absolute inset-x-0 top-10 h-2 rounded-full',
          'bg-[linear-gradient(to_right,var(--color-ink)_16%,var(--color-sand-edge)_23%,var(--color-ink-link)_32%,var(--color-ink-link)_56%,var(--color-amber-dot)_68%,var(--color-ink)_80%)]',
          'rtl:bg-[linear-gradient(to_left,var(--color-ink)_16%,var(--color-sand-edge)_23%,var(--color-ink-link)_32%,var(--color-ink-link)_56%,var(--color-amber-dot)_68%,var(--color-ink)_80%)]',
        )}
      />
      {points.map(({ key, label, at, usually, chosen, onChoose }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          onClick={onChoose}
          className={classes(
            'absolute top-0 flex h-22 w-20 -translate-x-1/2 flex-col items-center justify-between text-meta rtl:translate-x-1/2',
            places[placeOf(at, usually)],
            chosen ? 'font-bold text-primary' : 'text-quiet',
          )}
        >
          <span className="whitespace-nowrap">{label}</span>
          <span
            className={classes(
              'absolute top-8.5 flex size-5 items-center justify-center rounded-full border-2 bg-card',
              chosen ? 'border-primary outline-2 outline-offset-1 outline-primary' : 'border-line',
            )}
          >
            {chosen && <span className="size-2 rounded-full bg-primary" />}
          </span>
          <Isolate>{at ? riyadhTime(at) : ' '}</Isolate>
        </button>
      ))}
    </div>
  )
}

/** The position in the day in fortieths, away from the ends, so that a label fits. */
function placeOf(at: Date | null, usually: number): number {
  const [hours = usually, minutes = 0] = at ? riyadhTime(at).split(':').map(Number) : []
  return Math.min(34, Math.max(5, Math.round(((hours + minutes / 60) / 24) * 40)))
}

/** The class names are written out, because Tailwind generates only class names that appear in the source. */
const places: Readonly<Record<number, string>> = {
  5: 'inset-s-[12.5%]',
  6: 'inset-s-[15%]',
  7: 'inset-s-[17.5%]',
  8: 'inset-s-[20%]',
  9: 'inset-s-[22.5%]',
  10: 'inset-s-[25%]',
  11: 'inset-s-[27.5%]',
  12: 'inset-s-[30%]',
  13: 'inset-s-[32.5%]',
  14: 'inset-s-[35%]',
  15: 'inset-s-[37.5%]',
  16: 'inset-s-[40%]',
  17: 'inset-s-[42.5%]',
  18: 'inset-s-[45%]',
  19: 'inset-s-[47.5%]',
  20: 'inset-s-[50%]',
  21: 'inset-s-[52.5%]',
  22: 'inset-s-[55%]',
  23: 'inset-s-[57.5%]',
  24: 'inset-s-[60%]',
  25: 'inset-s-[62.5%]',
  26: 'inset-s-[65%]',
  27: 'inset-s-[67.5%]',
  28: 'inset-s-[70%]',
  29: 'inset-s-[72.5%]',
  30: 'inset-s-[75%]',
  31: 'inset-s-[77.5%]',
  32: 'inset-s-[80%]',
  33: 'inset-s-[82.5%]',
  34: 'inset-s-[85%]',
}
