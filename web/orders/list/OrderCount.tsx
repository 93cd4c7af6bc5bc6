import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'

/** A number of orders; coral where they wait for the reader. */
export function OrderCount({ count, waits }: { readonly count: number; readonly waits: boolean }) {
  return (
    <span
      className={classes(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-2 text-meta font-normal',
        waits ? 'bg-coral text-on-coral' : 'bg-tint text-primary',
      )}
    >
      <Isolate>{count}</Isolate>
    </span>
  )
}
