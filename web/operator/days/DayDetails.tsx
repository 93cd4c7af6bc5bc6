import { useQuery } from '@tanstack/react-query'
import { Download, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { csvOf } from '#shared/base/text/csv.ts'
import type { DayFacts, DayTotals } from '#shared/operator/bank/days.ts'
import { entryNames } from '#shared/operator/codeNames.ts'
import { api } from '../../app/calls/api.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { operatorLink } from '../frame/places.ts'
import { RecordLink } from '../frame/RecordLink.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { Amount } from '../table/Amount.tsx'
import { Moment } from '../table/Moment.tsx'
import { DayDifference } from './DayDifference.tsx'
import { gap, lacksStatement, warningsOf } from './gap.ts'
import { daysText } from './messages.ts'

/**
 * The sums of a day next to the sums recorded at its closing, the differences to the statement, and the
 * movements after the closing.
 */
export function DayDetails({ day }: { readonly day: string }) {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'days', day, locale],
    queryFn: ({ signal }) => api('GET operator/days/{day}', { params: { day } }, { locale, signal }),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-64" />}>
      {(facts) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <Sums facts={facts} />
          <Kinds totals={facts.totals} />
          <Differences facts={facts} />
          <div className="flex min-w-0 flex-col gap-6">
            {facts.closing && <Closed facts={facts} closing={facts.closing} />}
            {!facts.closing && <Closing facts={facts} />}
            <ExportDay facts={facts} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

type FactsProps = { readonly facts: DayFacts }

const sumNames = ['bank_in', 'statement_in', 'bank_out', 'card_in', 'card_out', 'entries_sum'] as const
const sumTexts = {
  bank_in: daysText.bankIn,
  statement_in: daysText.statementIn,
  bank_out: daysText.bankOut,
  card_in: daysText.cardIn,
  card_out: daysText.cardOut,
  entries_sum: daysText.entriesSum,
} as const

function Sums({ facts: { totals, closing } }: FactsProps) {
  const t = useText(daysText)
  const locale = useLocale()
  const line = (name: string, show: (totals: DayTotals) => ReactNode) => (
    <tr key={name} className="h-11 border-t border-hairline">
      <th scope="row" className="pe-3 text-start font-normal text-quiet">
        {name}
      </th>
      <td className="text-end font-bold">{show(totals)}</td>
      {closing && <td className="ps-3 text-end">{show(closing.totals)}</td>}
    </tr>
  )
  const amount = (name: (typeof sumNames)[number]) =>
    line(sumTexts[name][locale], (sums) => <Amount riyals={sums[name]} />)
  return (
    <Part title={t.sums}>
      <table className="w-full text-dense">
        <thead className="text-meta text-quiet">
          <tr>
            <th scope="col" className="text-start font-normal">
              {t.what}
            </th>
            <th scope="col" className="text-end font-normal">
              {t.now}
            </th>
            {closing && (
              <th scope="col" className="ps-3 text-end font-normal">
                {t.atClosing}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sumNames.slice(0, 2).map(amount)}
          {line(t.difference, (sums) => (
            <DayDifference sums={sums} />
          ))}
          {sumNames.slice(2).map(amount)}
        </tbody>
      </table>
    </Part>
  )
}

function Kinds({ totals }: { readonly totals: DayTotals }) {
  const t = useText(daysText)
  const names = useText(entryNames)
  return (
    <Part title={t.kinds}>
      {totals.kinds.length === 0 && <p className="text-quiet">{t.noMovements}</p>}
      <ul className="divide-y divide-hairline text-dense">
        {totals.kinds.map(({ type, count, amount }) => (
          <li key={type} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {names[type]} <Isolate className="text-quiet">{count.toLocaleString('en')}</Isolate>
            </span>
            <Amount riyals={amount} className="font-bold" />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Differences({ facts: { totals, differences } }: FactsProps) {
  const t = useText(daysText)
  if (lacksStatement(totals) && differences.every(({ kind }) => kind === 'booking_without_line'))
    return (
      <Part title={t.differences}>
        <p className="text-quiet">{t.noStatementBody}</p>
        <TextLink {...operatorLink({ to: 'statement' })} className="touch">
          {t.importStatement}
        </TextLink>
      </Part>
    )
  return (
    <Part title={t.differences}>
      {differences.length === 0 && <p className="text-quiet">{t.noDifferences}</p>}
      <ul className="divide-y divide-hairline text-dense">
        {differences.map(({ kind, amount, reference, confirmation_id, line_id, other_day }) => (
          <li
            key={`${kind} ${line_id} ${confirmation_id} ${reference}`}
            className="flex flex-wrap items-center gap-x-4 py-2"
          >
            <span className="min-w-0 grow">
              {t[kind]} {other_day && <Isolate className="text-quiet">{other_day}</Isolate>}
              <span className="block text-meta text-quiet wrap-anywhere">
                <LongCode>{reference}</LongCode>{' '}
                {confirmation_id !== null && (
                  <RecordLink record={{ type: 'confirmation', id: confirmation_id }}>
                    <Isolate>{`#${confirmation_id}`}</Isolate>
                  </RecordLink>
                )}
              </span>
            </span>
            <Amount riyals={amount} signed="difference" className="font-bold" />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Closed({
  facts: { later },
  closing,
}: FactsProps & { readonly closing: NonNullable<DayFacts['closing']> }) {
  const t = useText(daysText)
  const none = later === null || (later.movements === 0 && later.lines === 0)
  return (
    <>
      <Part title={t.closed}>
        <Name className="block w-fit wrap-anywhere">{closing.note}</Name>
        <p className="text-meta text-quiet">
          <Name>{closing.by.name}</Name> · <Moment at={closing.at} />
        </p>
      </Part>
      <Part title={t.later}>
        {none && <p className="text-quiet">{t.nothingLater}</p>}
        {later && later.movements > 0 && (
          <Later name={t.laterMovements} count={later.movements} amount={later.amount} />
        )}
        {later && later.lines > 0 && (
          <Later name={t.laterLines} count={later.lines} amount={later.lines_amount} />
        )}
      </Part>
    </>
  )
}

type LaterProps = { readonly name: string; readonly count: number; readonly amount: number }

function Later({ name, count, amount }: LaterProps) {
  return (
    <p className="flex min-h-11 items-center justify-between gap-4 text-dense text-amber">
      <span>
        {name} <Isolate>{count.toLocaleString('en')}</Isolate>
      </span>
      <Amount riyals={amount} className="font-bold" />
    </p>
  )
}

function Closing({ facts: { id: day, totals } }: FactsProps) {
  const t = useText(daysText)
  const warnings = () =>
    warningsOf({ id: day, totals }, riyadhDay(new Date(serverNow()))).map(
      (warning) =>
        ({
          notOver: t.notOver,
          noStatement: t.noStatementBody,
          differs: t.differs(plainAmount(Math.abs(gap(totals)))),
        })[warning],
    )
  const may = useStaffMay('finance')
  const { ref, typed, field, busy, reason, submit } = useForm(
    useStaffCall('POST operator/days/{day}/close', { done: t.wasClosed }),
    {
      start: { note: '' },
      labels: { note: t.note },
      before: () =>
        ask({
          title: t.sure(day),
          body: [...warnings(), t.closeHint].join(' '),
          accept: t.close,
          refuse: t.notYet,
        }),
      sent: (body) => ({ params: { day }, body }),
      unsaved: true,
    },
  )
  const refusedBecause = may ? (typed.note.trim() === '' ? t.noteFirst : null) : t.financeOnly
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
      {may && <TextField label={t.note} hint={t.closeHint} maxLength={limits.text.line} {...field('note')} />}
      <FormTrouble reason={reason} />
      <Button type="submit" icon={Lock} busy={busy} refusedBecause={refusedBecause}>
        {t.close}
      </Button>
    </form>
  )
}

/** Saves the sums, the movements by type and the differences of the day as a CSV file. */
function ExportDay({ facts }: FactsProps) {
  const t = useText(daysText)
  const names = useText(entryNames)
  const locale = useLocale()
  const { id, totals, closing, differences } = facts
  const amount = (riyals: number | undefined) => riyals?.toFixed(2)
  const save = () => {
    const rows = [
      [t.day, id],
      [t.what, t.count, t.now, closing && t.atClosing],
      ...sumNames.map((name) => [
        ...[sumTexts[name][locale], '', amount(totals[name])],
        amount(closing?.totals[name]),
      ]),
      [t.difference, '', amount(gap(totals)), closing && amount(gap(closing.totals))],
      ...totals.kinds.map((kind) => [names[kind.type], kind.count, amount(kind.amount)]),
      ...differences.map((one) => [t[one.kind], one.reference, amount(one.amount), one.other_day]),
    ]
    saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `day-${id}.csv`)
  }
  return (
    <Button kind="outlined" icon={Download} onClick={save}>
      {t.save}
    </Button>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-dense font-bold">{title}</h3>
      {children}
    </section>
  )
}
