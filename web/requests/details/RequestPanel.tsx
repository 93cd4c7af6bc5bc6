import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { requestText } from './messages.ts'

type RequestPanelProps = {
  /** The colours: `sand` if the user must act, `palm` for success, `card` if the request is over. */
  readonly look?: keyof typeof looks
  readonly title: string
  /** The id of the heading, if the heading can get the focus. */
  readonly headingId?: string
  readonly body: ReactNode
  /** The content with the next step. */
  readonly children?: ReactNode
}

/**
 * The user's standing on a request and the next step: one above the other on a phone, next to each other on a wide
 * screen.
 */
export function RequestPanel({ look = 'sand', title, headingId, body, children }: RequestPanelProps) {
  return (
    <section
      aria-label={title}
      className={classes(
        'flex flex-col gap-4 rounded-card p-4 md:flex-row md:items-center md:p-6',
        looks[look],
      )}
    >
      <div className="min-w-0 grow">
        <h2
          id={headingId}
          tabIndex={headingId === undefined ? undefined : -1}
          className="text-h3 text-text outline-none"
        >
          {title}
        </h2>
        <p className="text-dense">{body}</p>
      </div>
      {children && <div className="flex shrink-0 flex-col gap-2">{children}</div>}
    </section>
  )
}

const looks = {
  sand: 'bg-sand text-on-sand',
  palm: 'bg-palm-tint text-palm',
  card: 'bg-card text-quiet shadow-card',
} as const

/** Shown for a request that takes no more offers: the reason, and a link to open requests. */
export function RequestOver({ request: { status } }: { readonly request: RequestDetails }) {
  const t = useText(requestText)
  return (
    <RequestPanel look="card" title={t.overTitle} body={status === 'closed' ? t.overClosed : t.overAccepted}>
      <ButtonLink kind="outlined" to="/requests">
        {t.otherRequests}
      </ButtonLink>
    </RequestPanel>
  )
}

/** The skeleton of the part about offers while the session is loading. */
export function OfferSkeleton() {
  return (
    <div className="flex flex-col gap-4 rounded-card bg-card p-5 shadow-card">
      <LoadingNote />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  )
}

/** Moves the focus to the heading when the heading replaces a button that was clicked. */
export function useFocused(focused: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [])
  return heading
}
