import { Link } from '@tanstack/react-router'
import { ArrowRight, CloudOff, TriangleAlert, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import { keepPageOnDevice } from '../app/state/keptPage.ts'
import { useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { classes } from '../ui/classes.ts'
import { SelectBox } from '../ui/form/SelectBox.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { Scene } from '../ui/states/Scene.tsx'
import { PlateSkeleton, SkeletonList } from '../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { Name } from '../ui/values/Isolate.tsx'
import { DaySales } from './day/DaySales.tsx'
import { Dues } from './day/Dues.tsx'
import { type Desk, useDesk } from './desk.ts'
import { hallText } from './messages.ts'
import { type Printed, Slips } from './Slips.tsx'
import { LotForm } from './selling/LotForm.tsx'
import { countsOf, keepsQueue, loadQueue, type Sending, saleQueue, useSending } from './selling/queueStore.ts'
import { SaleList } from './selling/SaleList.tsx'

/** The page of a clerk in the auction hall. It works without a network from what the device stored. */
export function Hall() {
  const t = useText(hallText)
  const { profile } = useSession()
  const [hallId, setHallId] = useState<number>()
  // The desk stays when the session ends, so that the clerk sees which sales wait for a sign-in.
  const [userId, setUserId] = useState(profile?.id)
  if (profile && profile.id !== userId) setUserId(profile.id)
  const result = useDesk(hallId, userId)
  return (
    <div className="content mx-auto max-w-text! py-3">
      <Loaded
        result={result}
        title={t.failed}
        headingLevel={1}
        loading={
          <SkeletonList className="flex flex-col gap-4">
            <PlateSkeleton />
          </SkeletonList>
        }
      >
        {(desk) =>
          desk === 'none' ? (
            <>
              <BackLink />
              <Empty picture={<Scene kind="ice" />} title={t.noHall} body={t.noHallBody} headingLevel={1} />
            </>
          ) : (
            <Work desk={desk} onHall={setHallId} />
          )
        }
      </Loaded>
    </div>
  )
}

type Tab = 'sell' | 'today' | 'dues'

function Work({ desk, onHall }: { readonly desk: Desk; readonly onHall: (id: number) => void }) {
  const t = useText(hallText)
  const [tab, setTab] = useState<Tab>('sell')
  const [printed, setPrinted] = useState<Printed | null>(null)
  const queue = saleQueue.use()
  const mine = queue.filter(({ userId, hallId }) => userId === desk.userId && hallId === desk.hall.id)
  const sending = useSending(desk.userId)
  useEffect(() => {
    void loadQueue(desk.userId, Date.now())
  }, [desk.userId])
  useEffect(() => keepPageOnDevice(), [])
  if (printed) return <Slips printed={printed} terms={desk.hall.terms} onClose={() => setPrinted(null)} />
  return (
    <div className="flex flex-col gap-4">
      <header className="flex items-center gap-3">
        <BackLink />
        <div className="min-w-0 grow">
          <h1 className="truncate text-h2">
            <Name>{desk.hall.name}</Name>
          </h1>
          <p className="text-meta text-quiet">{t[desk.hall.role]}</p>
        </div>
        {desk.halls.length > 1 && (
          <SelectBox
            aria-label={t.hall}
            value={String(desk.hall.id)}
            options={desk.halls.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => onHall(Number(id))}
            className="w-32"
          />
        )}
      </header>
      <Status desk={desk} sending={sending} counts={countsOf(mine)} />
      <Tabs
        label={t.sections}
        group="hall"
        look="line"
        active={tab}
        onChange={setTab}
        tabs={(['sell', 'today', 'dues'] as const).map((id) => ({ id, label: t[id] }))}
      />
      <TabPanel group="hall" active={tab}>
        {tab === 'sell' && (
          <div className="flex flex-col gap-6">
            <LotForm key={desk.hall.id} desk={desk} />
            <SaleList sales={mine} onPrint={(sale) => setPrinted({ kind: 'sale', sale })} />
          </div>
        )}
        {tab === 'today' && <DaySales desk={desk} />}
        {tab === 'dues' && <Dues desk={desk} onPaid={setPrinted} />}
      </TabPanel>
    </div>
  )
}

/** The way back to the site; the page has no header of the site, so that all of a phone is for selling. */
function BackLink() {
  const t = useText(hallText)
  return (
    <Link
      to="/home"
      aria-label={t.back}
      title={t.back}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-text hover:bg-tint print:hidden"
    >
      <ArrowRight aria-hidden size={24} className="ltr:-scale-x-100" />
    </Link>
  )
}

/** One line that says whether sales reach the server, how many wait, and how old the data is. */
function Status({
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
    <div role="status" className={classes('flex flex-col gap-1 rounded-control p-3 text-dense', tone)}>
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
