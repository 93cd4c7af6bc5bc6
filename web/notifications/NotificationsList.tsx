import { useNow } from '../app/live/now.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { Scene } from '../ui/states/Scene.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { daysOf } from './days.ts'
import { notificationsText } from './messages.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { loadNotifications, useNotifications } from './store.ts'

/** The notifications by day, or the loading, empty or error state. */
export function NotificationsList({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText(notificationsText)
  const locale = useLocale()
  const now = useNow()
  const { items, loading, refusal } = useNotifications()
  if (refusal) {
    return (
      <ErrorState
        title={t.failedTitle}
        refusal={refusal}
        headingLevel={3}
        busy={loading}
        onRetry={() => void loadNotifications(locale)}
      />
    )
  }
  if (!items) return <Loading />
  if (items.length === 0) {
    return <Empty picture={<Scene kind="sent" />} title={t.emptyTitle} body={t.emptyBody} headingLevel={3} />
  }
  return daysOf(items, new Date(Math.max(now, Date.now()))).map(({ day, when, items: ofDay }) => (
    <section
      key={day}
      aria-label={when === 'earlier' ? day : t[when]}
      className="border-hairline not-first:border-t"
    >
      <h3 className="px-5 pt-4 pb-1 text-meta font-bold text-quiet">
        {when === 'earlier' ? <Isolate>{day}</Isolate> : t[when]}
      </h3>
      <ul className="divide-y divide-hairline">
        {ofDay.map((item) => (
          <NotificationRow key={item.id} notification={item} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  ))
}

function Loading() {
  return (
    <div className="divide-y divide-hairline">
      <LoadingNote />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="flex gap-4 px-5 py-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
