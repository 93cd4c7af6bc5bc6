import { Link } from '@tanstack/react-router'
import { CloudOff, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sending } from '../../app/state/useQueueSending.ts'
import { classes } from '../classes.ts'

type SendingStatusProps = {
  readonly sending: Sending
  /** Whether the device stores the queue. */
  readonly isStored: boolean
  readonly words: Readonly<Record<'online' | 'offline' | 'signedOut' | 'signIn' | 'unkept', string>>
  /** The page to return to after a sign-in. */
  readonly back: string
  readonly className?: string
  /** More lines, such as how many items wait. */
  readonly children?: ReactNode
}

/** Shows whether the queue of a device reaches the server, and warns if the device does not store it. */
export function SendingStatus({ sending, isStored, words, back, className, children }: SendingStatusProps) {
  const { icon: Icon, text, tone } = looks[sending]
  return (
    <div
      role="status"
      className={classes('flex flex-col gap-1 rounded-control p-3 text-dense', tone, className)}
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden size={20} className="shrink-0" />
        {words[text]}
      </p>
      {sending === 'signed_out' && (
        <Link to="/auth/sign-in" search={{ redirect: back }} className="touch font-bold underline">
          {words.signIn}
        </Link>
      )}
      {children}
      {!isStored && <p className="font-bold text-coral">{words.unkept}</p>}
    </div>
  )
}

const looks = {
  online: { icon: Wifi, text: 'online', tone: 'bg-palm-tint text-palm' },
  offline: { icon: WifiOff, text: 'offline', tone: 'bg-amber-tint text-amber' },
  signed_out: { icon: CloudOff, text: 'signedOut', tone: 'bg-coral-tint text-coral' },
} as const
