import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Check, ChevronDown, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import type { Point } from './meeting.ts'
import { fitText, meetingText, unfitText } from './messages.ts'
import { type BoardSearch, boardAddress } from './search.ts'

type MeetingLineProps = {
  /** The number of the entry, which users see. */
  readonly number: string
  /** The match as one sentence. */
  readonly sentence: string
  /** The number of further matches in words; blank if there are none. */
  readonly more: string
  /** True if the price matches too; otherwise the price must be negotiated. */
  readonly near: boolean
  readonly points: readonly Point[]
  /** For the user's own entry, the link to all of its matches. */
  readonly to?: BoardSearch | undefined
}

/** Says that an entry has a match. When expanded, lists the fields that match and the fields that do not. */
export function MeetingLine({ number, sentence, more, near, points, to }: MeetingLineProps) {
  const t = useText(meetingText)
  const [open, setOpen] = useState(false)
  const id = useId()
  const content = (
    <>
      {sentence}
      {more && <span className="font-normal text-quiet"> {more}</span>}
    </>
  )
  return (
    <div className="-mt-1 -mb-2">
      <div className="flex items-center gap-2 text-dense">
        <ArrowLeftRight
          aria-hidden
          size={18}
          className={classes('shrink-0', near ? 'text-amber' : 'text-primary')}
        />
        <p className={classes('min-w-0 grow font-bold', near ? 'text-amber' : 'text-primary')}>
          {to ? (
            <Link
              to="/international-market/behar-market/main"
              search={boardAddress(to)}
              className="touch inline-block py-2.5 underline decoration-1 underline-offset-4 hover:text-primary-hover"
            >
              {content}
            </Link>
          ) : (
            content
          )}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 text-meta text-quiet hover:bg-tint hover:text-text"
        >
          <span aria-hidden>{t.why}</span>
          <VisuallyHidden>{t.whyNamed(number)}</VisuallyHidden>
          <ChevronDown aria-hidden size={16} className={open ? 'rotate-180' : undefined} />
        </button>
      </div>
      {open && (
        <ul id={id} aria-label={t.whyNamed(number)} className="flex flex-wrap gap-1 pb-1">
          {points.map((point) => (
            <li key={point.field} className="flex">
              <PointBadge {...point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PointBadge({ field, fits }: Point) {
  const t = useText(meetingText)
  const fit = useText(fitText)
  const unfit = useText(unfitText)
  if (fits === 'none') return <Badge tone="plain">{unfit.noTarget}</Badge>
  return (
    <Badge tone={fits ? 'palm' : 'amber'} icon={fits ? Check : X}>
      <VisuallyHidden>{fits ? t.fits : t.differs}: </VisuallyHidden>
      {(fits ? fit : unfit)[field]}
    </Badge>
  )
}
