import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'

/** Day and hour in Riyadh. */
export function Moment({ at }: { readonly at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} className="whitespace-nowrap">
      <Isolate>{`${riyadhDay(moment)} ${riyadhTime(moment)}`}</Isolate>
    </time>
  )
}
