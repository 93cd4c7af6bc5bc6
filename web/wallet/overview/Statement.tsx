import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { halalas, halalasOf, toRiyals } from '#shared/base/money.ts'
import type { Transaction } from '#shared/wallet/contract.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useNow } from '../../app/live/now.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Select } from '../../ui/form/Select.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { walletText } from '../messages.ts'
import { monthName, monthsBack, monthWithYear } from '../when.ts'
import { SignedAmount } from './LineParts.tsx'
import { monthSums } from './monthSums.ts'
import { StatementRows, StatementTable } from './StatementLines.tsx'
import { statementCsv } from './statementCsv.ts'
import { allLines, type Filter, useMonth, type useWallet } from './useWallet.ts'

type List = ReturnType<typeof useWallet>

/** All transactions, newest first. The filters by direction and month are in the address. */
export function Statement({ list, filter }: { readonly list: List; readonly filter: Filter }) {
  const t = useText(walletText)
  const { lines, wallet } = list
  const filtered = filter.direction !== undefined || filter.month !== undefined
  const payouts = wallet?.payouts ?? []
  const change = useFilterChange(filter)
  const active = filter.direction ?? 'all'
  return (
    <Card as="section" padding="none" aria-labelledby="wallet-statement">
      <Head filter={filter} />
      <TabPanel
        group="wallet"
        active={active}
        className={classes('transition-opacity', list.busy && 'opacity-60')}
      >
        {lines.length > 0 && (
          <>
            <Sums month={filter.month} />
            <StatementTable lines={lines} payouts={payouts} />
            <StatementRows lines={lines} payouts={payouts} />
          </>
        )}
        {lines.length === 0 &&
          (filtered ? (
            <Empty
              title={t.emptyFiltered}
              headingLevel={3}
              actions={
                <Button kind="outlined" onClick={() => change({ direction: undefined, month: undefined })}>
                  {t.showAll}
                </Button>
              }
            />
          ) : (
            <Empty scene="fish" title={t.empty} body={t.emptyBody} headingLevel={3} />
          ))}
        {lines.length > 0 && <Foot list={list} filter={filter} />}
      </TabPanel>
    </Card>
  )
}

function Head({ filter }: { readonly filter: Filter }) {
  const t = useText(walletText)
  const locale = useLocale()
  const { profile } = useSession()
  const change = useFilterChange(filter)
  const now = useNow()
  const file = useStatementFile(filter)
  const months = monthsBack(now, profile?.created_at ?? new Date(now).toISOString())
  // An older month in the address stays one of the choices.
  const known = filter.month && !months.includes(filter.month) ? [...months, filter.month] : months
  return (
    <div className="flex flex-wrap items-center gap-3 p-4 md:px-5">
      <h2 id="wallet-statement" className="grow text-h2 md:text-h3">
        {t.statement}
      </h2>
      <div className="flex flex-wrap items-center gap-3 max-md:w-full">
        <Tabs
          label={t.direction}
          group="wallet"
          active={filter.direction ?? 'all'}
          onChange={(id) => change({ direction: id === 'all' ? undefined : id })}
          tabs={[
            { id: 'all', label: t.all },
            { id: 'in', label: t.in },
            { id: 'out', label: t.out },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          <Select
            label={t.month}
            value={filter.month ?? ''}
            options={[
              { value: '', label: t.allMonths },
              ...known.map((month) => ({ value: month, label: monthWithYear(month, locale) })),
            ]}
            onChange={(month) => change({ month: month || undefined })}
            className="max-md:grow max-md:basis-44"
          />
          <Button kind="outlined" icon={Download} busy={file.busy} aria-label={t.csv} onClick={file.start}>
            {t.file}
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * Incoming, outgoing and net amounts of the chosen month, or else of the current month. They do not include money that only
 * passed through the wallet, such as an order paid by card.
 */
function Sums({ month }: Pick<Filter, 'month'>) {
  const t = useText(walletText)
  const locale = useLocale()
  const now = useNow()
  const shownMonth = month ?? riyadhDay(new Date(now)).slice(0, 7)
  const lines = useMonth(shownMonth)
  const name = monthName(shownMonth, locale)
  const { incoming, outgoing, passed } = monthSums(lines ?? [])
  const tile = (label: string, riyals: number, className?: string) => (
    <div className={classes('border-hairline px-4 py-2', className)}>
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-body">
        {lines ? <SignedAmount riyals={riyals} /> : <Skeleton className="my-1.5 h-4 w-24" />}
      </dd>
    </div>
  )
  return (
    <>
      <dl className="mx-4 mb-3 grid grid-cols-2 rounded-control max-md:bg-ground md:mx-1 md:grid-cols-3">
        {tile(t.cameIn(name), toRiyals(incoming), 'border-e')}
        {tile(t.wentOut(name), toRiyals(outgoing), 'md:border-e')}
        {tile(t.net(name), toRiyals(halalas(incoming + outgoing)), 'max-md:hidden')}
      </dl>
      {passed > 0 && (
        <p className="mx-4 mb-3 text-meta text-quiet md:mx-5">{t.passed(moneyText(passed, locale))}</p>
      )}
    </>
  )
}

function Foot({ list, filter }: { readonly list: List; readonly filter: Filter }) {
  const t = useText(walletText)
  const locale = useLocale()
  const oldest = list.lines.at(-1)
  const before = oldest && openingOf(oldest)
  // With a filter by direction, lines are missing, so the opening balance cannot be computed.
  const shown = before !== undefined && filter.direction === undefined
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-t border-hairline px-4 py-2 max-md:justify-center md:px-5">
      <span className="text-meta text-quiet">{shown && t.opening(moneyText(before, locale))}</span>
      <span role="status" className="visually-hidden">
        {t.lines(list.lines.length)}
      </span>
      {list.olderFailed && <span className="text-meta text-coral">{t.olderFailed}</span>}
      {list.hasOlder && (
        <Button kind="text" busy={list.olderBusy} onClick={list.older}>
          {t.older}
        </Button>
      )}
    </div>
  )
}

/** Changes the filter without resetting the scroll position. */
function useFilterChange(filter: Filter) {
  const navigate = useNavigate()
  return (change: Filter) =>
    void navigate({ to: '/profile/wallet', search: { ...filter, ...change }, resetScroll: false })
}

/** The balance before the oldest shown line. */
function openingOf({ amount, balance_after }: Transaction) {
  return halalasOf((Math.round(balance_after * 100) - Math.round(amount * 100)) / 100)
}

/** Downloads all lines that match the filter as a CSV file, which is created in the browser. */
function useStatementFile(filter: Filter) {
  const t = useText(walletText)
  const locale = useLocale()
  const { busy, send } = useAction((chosen: Filter) => allLines(chosen, locale), {
    done: t.csvDone,
    unsure: t.csvFailed,
    toastRefusals: true,
    onDone(lines) {
      const name = `samak-${filter.month ?? riyadhDay(new Date(serverNow()))}.csv`
      saveFile(new Blob([statementCsv(lines, locale)], { type: 'text/csv;charset=utf-8' }), name)
    },
  })
  return { busy, start: () => void send(filter) }
}
