import { riyadhDay } from '#shared/base/dates.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { TextBox } from '../../ui/form/Field.tsx'
import type { Listing } from './listing.ts'
import { tableText } from './messages.ts'

/** A period of days in Riyadh, both ends included. */
export function Period({ listing: { search, change } }: { readonly listing: Listing }) {
  const t = useText(tableText)
  const today = riyadhDay(new Date(serverNow()))
  return (
    <div className="flex min-w-0 gap-3 max-sm:w-full max-sm:flex-col">
      <TextBox
        size="tool"
        type="date"
        dir="ltr"
        start={t.from}
        aria-label={t.fromDay}
        max={search.to ?? today}
        value={search.from ?? ''}
        onChange={({ target }) => change({ from: target.value || undefined })}
      />
      <TextBox
        size="tool"
        type="date"
        dir="ltr"
        start={t.to}
        aria-label={t.toDay}
        min={search.from}
        max={today}
        value={search.to ?? ''}
        onChange={({ target }) => change({ to: target.value || undefined })}
      />
    </div>
  )
}
