import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ListOrdered } from 'lucide-react'
import { useEffect, useState } from 'react'
import { OwnQueries } from '../app/calls/OwnQueries.tsx'
import { keepPageOnDevice } from '../app/state/keptPage.ts'
import { useWide } from '../app/state/useWide.ts'
import { useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { Card } from '../ui/Card.tsx'
import { classes } from '../ui/classes.ts'
import { SelectBox } from '../ui/form/SelectBox.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { PlatesSkeleton } from '../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { Name } from '../ui/values/Isolate.tsx'
import { DaySales } from './day/DaySales.tsx'
import { Dues } from './day/Dues.tsx'
import { type Desk, useDesk } from './desk.ts'
import { hallText } from './messages.ts'
import { storedTab, storeTab, type Tab } from './openTab.ts'
import { type Printed, Slips } from './Slips.tsx'
import { Status } from './Status.tsx'
import { LotForm } from './selling/LotForm.tsx'
import { countsOf, saleQueue, useSending } from './selling/queueStore.ts'
import { SaleList } from './selling/SaleList.tsx'

/** The page of a clerk in the auction hall. Without a network, it works with the data that the device has stored. */
export function Hall() {
  return (
    <OwnQueries>
      <HallOfClerk />
    </OwnQueries>
  )
}

function HallOfClerk() {
  const t = useText(hallText)
  const { profile } = useSession()
  const [hallId, setHallId] = useState<number>()
  // The stored desk stays in use when the session ends, so that the clerk sees which sales cannot be sent before a new sign-in.
  const [userId, setUserId] = useState(profile?.id)
  if (profile && profile.id !== userId) setUserId(profile.id)
  const result = useDesk(hallId, userId)
  return (
    <div className="content mx-auto py-3 max-lg:max-w-text! lg:py-5">
      <Loaded result={result} title={t.failed} headingLevel={1} loading={<PlatesSkeleton />}>
        {(desk) =>
          desk === 'none' ? (
            <>
              <BackLink />
              <Empty title={t.noHall} body={t.noHallBody} headingLevel={1} />
            </>
          ) : (
            <Work desk={desk} onHall={setHallId} />
          )
        }
      </Loaded>
    </div>
  )
}

function Work({ desk, onHall }: { readonly desk: Desk; readonly onHall: (id: number) => void }) {
  const t = useText(hallText)
  const wide = useWide('desk')
  const [chosen, setTab] = useState<Tab>(storedTab)
  const openTab = (tab: Tab) => {
    storeTab(tab)
    setTab(tab)
  }
  // On a wide screen the list of the day is next to the form and is not a tab.
  const tab = wide && chosen === 'today' ? 'sell' : chosen
  const [printed, setPrinted] = useState<Printed | null>(null)
  const queue = saleQueue.items.use()
  const mine = queue.filter(({ userId, hallId }) => userId === desk.userId && hallId === desk.hall.id)
  const sending = useSending(desk.userId)
  useEffect(() => {
    void saleQueue.load(desk.userId, Date.now())
  }, [desk.userId])
  useEffect(() => keepPageOnDevice(), [])
  const client = useQueryClient()
  const recorded = mine.filter(({ state }) => state === 'recorded').length
  useEffect(() => {
    if (recorded > 0) void client.invalidateQueries({ queryKey: ['hall', 'day'] })
  }, [client, recorded])
  const showRefused = () => {
    openTab('sell')
    // The list is shown after the tab has been drawn.
    requestAnimationFrame(() => {
      const list = document.getElementById('hall-sales')
      list?.scrollIntoView({ block: 'start' })
      list?.focus({ preventScroll: true })
    })
  }
  const status = <Status desk={desk} sending={sending} counts={countsOf(mine)} onRefused={showRefused} />
  const tabs = (
    <Tabs
      label={t.sections}
      group="hall"
      look={wide ? 'joined' : 'line'}
      active={tab}
      onChange={openTab}
      tabs={(wide ? (['sell', 'dues'] as const) : (['sell', 'today', 'dues'] as const)).map((id) => ({
        id,
        label: t[id],
      }))}
    />
  )
  return (
    <>
      {printed && <Slips printed={printed} hall={desk.hall} onClose={() => setPrinted(null)} />}
      {/* The typed values stay while a slip is printed. */}
      <div className={classes('flex flex-col gap-4', printed && 'hidden')}>
        <header className="flex items-center gap-3 lg:gap-6">
          <BackLink />
          <div className="min-w-0 max-lg:grow">
            <h1 className="truncate text-h2">
              <Name>{desk.hall.name}</Name>
            </h1>
            <p className="text-meta text-quiet">{t[desk.hall.role]}</p>
          </div>
          {wide && tabs}
          {desk.hall.role === 'chief' && (
            <Link
              to="/hall/sessions"
              aria-label={t.auctionSessions}
              title={t.auctionSessions}
              className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-text hover:bg-tint"
            >
              <ListOrdered aria-hidden size={24} />
            </Link>
          )}
          {desk.halls.length > 1 && (
            <SelectBox
              aria-label={t.hall}
              value={String(desk.hall.id)}
              options={desk.halls.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => onHall(Number(id))}
              className="w-32"
            />
          )}
          {wide && <div className="ms-auto">{status}</div>}
        </header>
        {!wide && status}
        {!wide && tabs}
        <TabPanel group="hall" active={tab}>
          {/* The typed values stay while the other tabs are shown. */}
          <div
            className={classes(
              'flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
              tab !== 'sell' && 'hidden!',
            )}
          >
            {wide ? (
              <Card as="section" padding="details" aria-labelledby="hall-record" className="sticky top-5">
                <h2 id="hall-record" className="mb-4 text-h3">
                  {t.record}
                </h2>
                <LotForm key={desk.hall.id} desk={desk} sales={mine} wide />
              </Card>
            ) : (
              <LotForm key={desk.hall.id} desk={desk} sales={mine} wide={false} />
            )}
            <div className="flex min-w-0 flex-col gap-6">
              <SaleList
                desk={desk}
                sales={mine}
                wide={wide}
                onPrint={(sale) => setPrinted({ kind: 'sale', sale })}
              />
              {wide && <DaySales desk={desk} wide onPrint={setPrinted} />}
            </div>
          </div>
          {tab === 'today' && <DaySales desk={desk} wide={false} onPrint={setPrinted} />}
          {tab === 'dues' && <Dues desk={desk} onPaid={setPrinted} />}
        </TabPanel>
      </div>
    </>
  )
}

/** The link back to the site. The page has no site header, so that the form gets the whole screen of a phone. */
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
