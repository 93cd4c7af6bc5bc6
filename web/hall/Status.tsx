import { Link } from '@tanstack/react-router'
import { CloudOff, TriangleAlert, Wifi, WifiOff } from 'lucide-react'
import { riyadhTime } from '#shared/base/dates.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from '../ui/classes.ts'
import type { Desk } from './desk.ts'
import { hallText } from './messages.ts'
import { type countsOf, keepsQueue, type Sending } from './selling/queueStore.ts'

/** One line that says whether sales reach the server, how many wait, and how old the data is. */
export function Status({
  desk,
  sending,
  counts: { unsent, refused },
}: {
  readonly desk: Desk
  readonly sending: Sending
  readonly counts: ReturnType<typeof countsOf>
}) {
  const t = useText(hallText)
  const kept = keepsQueue.use()
  const state = desk.stored && sending === 'online' ? 'offline' : sending
  const { icon: Icon, text, tone } = looks[state]
  return (
    <div
      role="status"
      className={classes(
        'flex flex-col gap-1 rounded-control p-3 text-dense lg:flex-row lg:flex-wrap lg:gap-x-5 lg:py-2',
        tone,
      )}
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden size={20} className="shrink-0" />
        {t[text]}
      </p>
      {state === 'signed_out' && (
        <Link to="/auth/sign-in" search={{ redirect: '/hall' }} className="touch font-bold underline">
          {t.signIn}
        </Link>
      )}
      {desk.stored && <p>{t.savedAt(riyadhTime(new Date(desk.savedAt)))}</p>}
      {unsent > 0 && <p>{t.unsent(unsent)}</p>}
      {refused > 0 && (
        <p className="flex items-center gap-2 font-bold text-coral">
          <TriangleAlert aria-hidden size={18} />
          {t.refusedCount(refused)}
        </p>
      )}
      {!kept && <p className="font-bold text-coral">{t.unkept}</p>}
    </div>
  )
}

const looks = {
  online: { icon: Wifi, text: 'online', tone: 'bg-palm-tint text-palm' },
  offline: { icon: WifiOff, text: 'offline', tone: 'bg-amber-tint text-amber' },
  signed_out: { icon: CloudOff, text: 'signedOut', tone: 'bg-coral-tint text-coral' },
} as const
