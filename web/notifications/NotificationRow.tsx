import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import { leadOf } from '#shared/notifications/rules.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Ago } from '../ui/values/Ago.tsx'
import { looks } from './looks.ts'
import { partsOf } from './messageParts.ts'
import { notificationsText } from './messages.ts'
import { routeOf } from './routeOf.ts'

/** A notification with its text, time and link. */
export function NotificationRow({
  notification: { data, read_at },
  onLeave,
}: {
  readonly notification: Notification
  readonly onLeave: () => void
}) {
  const t = useText(notificationsText)
  const fresh = read_at === null
  return (
    <li className={fresh ? 'bg-ground' : undefined}>
      <RowLink data={data} onLeave={onLeave}>
        <RowPicture data={data} />
        <span className="min-w-0 grow">
          <span className="block text-dense">
            {fresh && <VisuallyHidden>{t.isNew} </VisuallyHidden>}
            {partsOf(data.message, data.strong).map(({ text, strong }, place) =>
              strong ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
                <strong key={place} className={classes('font-bold', text.length < 24 && 'whitespace-nowrap')}>
                  <bdi>{text}</bdi>
                </strong>
              ) : (
                text
              ),
            )}
          </span>
          <Ago at={data.time} className="mt-1 block text-meta text-quiet" />
        </span>
        <span
          aria-hidden="true"
          className={classes('mt-2 size-2.5 shrink-0 rounded-full', fresh && 'bg-primary')}
        />
      </RowLink>
    </li>
  )
}

type DataProps = { readonly data: Notification['data'] }

/** Links to the notification's page, if that route exists. */
function RowLink({
  data,
  onLeave,
  children,
}: DataProps & { readonly onLeave: () => void; readonly children: ReactNode }) {
  const { routesByPath } = useRouter()
  const { path, params } = routeOf(leadOf(data))
  const row = 'flex gap-4 px-5 py-4'
  if (!(path in routesByPath)) return <div className={row}>{children}</div>
  return (
    <Link
      {...({ to: path, params } as LinkProps)}
      onClick={onLeave}
      className={classes(row, 'hover:bg-tint')}
    >
      {children}
    </Link>
  )
}

/** The avatar of the user who caused the notification, else an icon of its type. */
function RowPicture({ data: { user, data_type } }: DataProps) {
  const { icon: Icon, tone } = looks[data_type]
  return user.avatar ? (
    <img
      src={pictureOf(user.avatar, 320)}
      alt={user.name}
      width={48}
      height={48}
      loading="lazy"
      className="size-12 shrink-0 rounded-full bg-sand object-cover"
    />
  ) : (
    <span
      aria-hidden="true"
      className={classes('inline-flex size-12 shrink-0 items-center justify-center rounded-full', tone)}
    >
      <Icon size={22} />
    </span>
  )
}
