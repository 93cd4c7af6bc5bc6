import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'

/** The day and the time in Riyadh. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      <Isolate>{momentOf(at)}</Isolate>
    </time>
  )
}

/** The day and the time in Riyadh, such as `2026-11-22 09:30`. */
export function momentOf(at: string): string {
  const moment = new Date(at)
  return `${riyadhDay(moment)} ${riyadhTime(moment)}`
}
