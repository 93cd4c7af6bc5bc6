import { Link } from '@tanstack/react-router'
import { ArrowRight, Sun } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { canSell } from '#shared/base/access/permissions.ts'
import { OwnQueries } from '../../app/calls/OwnQueries.tsx'
import { keepPageOnDevice } from '../../app/state/keptPage.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { SendingStatus } from '../../ui/states/SendingStatus.tsx'
import { PlatesSkeleton } from '../../ui/states/Skeleton.tsx'
import { blankCatch } from './announcement.ts'
import { CatchList, MyLandings, useMyLandingsRefresh } from './CatchList.tsx'
import { useHighContrast } from './contrast.ts'
import { type QuayDesk, useQuayDesk } from './desk.ts'
import { dropDraft, findDraft, isCurrent, keepDraft } from './draft.ts'
import { quayText } from './messages.ts'
import { QuayForm } from './QuayForm.tsx'
import { changing, type QueuedCatch, type Started } from './queue.ts'
import { catchQueue, releaseCatches, useCatchSending } from './queueStore.ts'

/**
 * The page on which a seller who is still at sea announces a catch. It can be used with one thumb and
 * without a network.
 */
export function Quay() {
  return (
    <OwnQueries>
      <QuayOfSeller />
    </OwnQueries>
  )
}

function QuayOfSeller() {
  const t = useText(quayText)
  const { profile } = useSession()
  const [contrast, setContrast] = useHighContrast()
  // The stored desk stays in use when the session ends, so that the seller sees which catches cannot be sent before a new
  // sign-in.
  const [userId, setUserId] = useState(profile?.id)
  if (profile && profile.id !== userId) setUserId(profile.id)
  useLargeDialogs()
  const result = useQuayDesk(profile && !canSell(profile.type) ? undefined : userId)
  return (
    <div className={classes('quay min-h-dvh', contrast && 'quay-contrast')}>
      <div className="content mx-auto max-w-text! py-3">
        <header className="flex items-center gap-3">
          <Link
            to="/home"
            aria-label={t.back}
            title={t.back}
            className="inline-flex size-14 shrink-0 items-center justify-center rounded-control"
          >
            <ArrowRight aria-hidden size={26} className="ltr:-scale-x-100" />
          </Link>
          <h1 className="min-w-0 grow text-h2">{t.title}</h1>
          <button
            type="button"
            aria-pressed={contrast}
            aria-label={t.sun}
            title={t.sun}
            onClick={() => setContrast(!contrast)}
            className="inline-flex size-14 shrink-0 items-center justify-center rounded-control border border-line"
          >
            <Sun aria-hidden size={26} />
          </button>
        </header>
        {profile && !canSell(profile.type) ? (
          <Empty
            title={t.notSeller}
            body={t.notSellerBody}
            actions={<ButtonLink to="/profile/account/upgrade">{t.upgrade}</ButtonLink>}
          />
        ) : (
          <Loaded result={result} title={t.failed} loading={<PlatesSkeleton />}>
            {(desk) => <Work desk={desk} />}
          </Loaded>
        )}
      </div>
    </div>
  )
}

/**
 * Dialogs are rendered outside of the element of the page, so the class that enlarges their controls is also set on the
 * body.
 */
function useLargeDialogs(): void {
  useEffect(() => {
    document.body.classList.add('quay')
    return () => document.body.classList.remove('quay')
  }, [])
}

function Work({ desk }: { readonly desk: QuayDesk }) {
  const t = useText(quayText)
  const isStored = catchQueue.isStored.use()
  const refresh = useMyLandingsRefresh()
  const sending = useCatchSending(desk.userId, refresh)
  const queue = catchQueue.items.use().filter(({ userId }) => userId === desk.userId)
  const { userId } = desk
  // Undefined until the stored catches and the unfinished form are loaded.
  const [start, setStart] = useState<Started>()
  const blankOf = (onDevice: readonly QueuedCatch[]) => ({
    ...{ typed: blankCatch(desk.past, onDevice), photos: [], voice: null, replaces: null, restored: false },
  })
  const blank = blankOf(queue)
  const resume = useEffectEvent(async (owner: number) => {
    const [draft] = await Promise.all([findDraft(owner), catchQueue.load(owner, Date.now())])
    const found = draft && isCurrent(draft, catchQueue.items.get(), Date.now()) ? draft : undefined
    await releaseCatches(owner, found?.replaces?.key)
    const stored = catchQueue.items.get().filter((each) => each.userId === owner)
    setStart({ round: 0, ...blankOf(stored), ...found, restored: found !== undefined })
  })
  useEffect(() => {
    void resume(userId)
  }, [userId])
  useEffect(() => keepPageOnDevice(), [])
  const begin = (started: Omit<Started, 'round'>) =>
    setStart((before) => ({ round: (before?.round ?? 0) + 1, ...started }))
  const change = async (queued: QueuedCatch) => {
    const replaces = changing(queued)
    await catchQueue.put(replaces)
    await releaseCatches(userId, replaces.key)
    const { typed, photos, voice } = queued
    await keepDraft({ userId, typed, photos, voice, replaces, at: Date.now() })
    begin({ typed, photos, voice, replaces, restored: false })
  }
  const leave = async () => {
    await dropDraft(userId)
    await releaseCatches(userId, undefined)
    begin(blank)
  }
  return (
    <div className="mt-3 flex flex-col gap-4">
      <SendingStatus
        sending={desk.stored && sending === 'online' ? 'offline' : sending}
        isStored={isStored}
        words={t}
        back="/quay"
      />
      {start ? (
        <QuayForm
          key={start.round}
          desk={desk}
          start={start}
          onLeave={() => void leave()}
          onDone={(marketId) => {
            void dropDraft(userId)
            begin({ ...blank, typed: { ...blank.typed, marketId } })
          }}
        />
      ) : (
        <PlatesSkeleton />
      )}
      <CatchList queue={queue} sending={sending} onChange={(queued) => void change(queued)} />
      <MyLandings />
    </div>
  )
}
