import { useQuery } from '@tanstack/react-query'
import { Banknote, Download } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { BatchItem, bankFileTypes, PayoutBatch } from '#shared/operator/bank/batches.ts'
import { api } from '../../app/calls/api.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { RecordLink } from '../frame/RecordLink.tsx'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { Amount } from '../table/Amount.tsx'
import { Facts } from '../table/Facts.tsx'
import { batchText } from './messages.ts'

/** The payouts of a batch, its files, and the form that records the bank's result. */
export function BatchDetails({ batch }: { readonly batch: PayoutBatch }) {
  const t = useText(batchText)
  const locale = useLocale()
  const { id } = batch
  const result = useQuery({
    queryKey: ['operator', 'batches', id, locale],
    queryFn: ({ signal }) => api('GET operator/batches/{id}', { params: { id } }, { locale, signal }),
  })
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <section className="min-w-0">
        <h3 className="mb-1 text-dense font-bold">{t.lines}</h3>
        <Loaded result={result} loading={<Skeleton className="h-40" />}>
          {({ items }) => (
            <ol className="divide-y divide-hairline">
              {items.map((item) => (
                <Line key={item.payout_id} batch={batch} item={item} />
              ))}
            </ol>
          )}
        </Loaded>
      </section>
      <div className="flex min-w-0 flex-col gap-6">
        <Facts
          title={t.facts}
          facts={[
            [t.payouts, <Isolate key="payouts">{String(batch.payouts)}</Isolate>],
            [t.total, <Amount key="total" riyals={batch.total} />],
            [
              t.sentTotal,
              batch.failed > 0 && result.data && (
                <Amount
                  key="sent"
                  riyals={totalOf(result.data.items.filter(({ status }) => status !== 'failed'))}
                />
              ),
            ],
            [
              t.hash,
              <Isolate key="hash" className="text-meta break-all whitespace-normal">
                {batch.sha256}
              </Isolate>,
            ],
            [t.reference, batch.reference && <LongCode key="reference">{batch.reference}</LongCode>],
            [t.createdBy, <Name key="creator">{batch.created_by.name}</Name>],
            [t.closedBy, batch.closed_by && <Name key="closer">{batch.closed_by.name}</Name>],
          ]}
        />
        {batch.status === 'open' && <Decision batch={batch} items={result.data?.items ?? []} />}
      </div>
    </div>
  )
}

const totalOf = (items: readonly BatchItem[]): number =>
  items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

type LineProps = { readonly batch: PayoutBatch; readonly item: BatchItem }

function Line({ batch, item }: LineProps) {
  const t = useText(batchText)
  const may = useStaffMay('finance')
  const [failing, setFailing] = useState(false)
  const { payout_id, amount, account_holder, iban, user, status, note, own } = item
  return (
    <li className="py-2 text-dense">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 grow">
          <Name className="font-bold wrap-anywhere">{account_holder || user.name}</Name>{' '}
          <RecordLink record={{ type: 'payout', id: payout_id }}>
            <Isolate>{`#${payout_id}`}</Isolate>
          </RecordLink>
          <Isolate className="block text-meta text-quiet rtl:text-end">{iban}</Isolate>
          {note && <Name className="block w-fit wrap-anywhere text-meta text-coral">{note}</Name>}
          {own && batch.status === 'open' && <span className="block text-meta text-quiet">{t.own}</span>}
        </span>
        <Amount riyals={amount} className="font-bold" />
        {status !== 'open' && <Badge tone={tones[status]}>{t[status]}</Badge>}
        {status === 'open' && may && !failing && (
          <Button kind="text" aria-label={t.failOf(user.name)} onClick={() => setFailing(true)}>
            {t.fail}
          </Button>
        )}
      </div>
      {failing && <Failing batch={batch} item={item} onClose={() => setFailing(false)} />}
    </li>
  )
}

const tones = { sent: 'palm', failed: 'coral', cancelled: 'plain' } as const

/** Records that the bank did not send one payout. */
function Failing({ batch, item, onClose }: LineProps & { readonly onClose: () => void }) {
  const t = useText(batchText)
  const { ref, field, busy, reason, submit } = useForm(
    useStaffCall('POST operator/batches/{id}/fail', { done: t.wasFailed }),
    {
      start: { note: '' },
      labels: { note: t.failReason },
      problems: ({ note }) => ({ note: note.trim() === '' ? t.failReasonFirst : undefined }),
      sent: ({ note }) => ({ params: { id: batch.id }, body: { payout_id: item.payout_id, note } }),
      unsaved: true,
      onSent: onClose,
    },
  )
  return (
    <form ref={ref} noValidate onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <TextField label={t.failReason} autoFocus maxLength={limits.text.line} {...field('note')} />
      <FormTrouble reason={reason} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="refusal" busy={busy}>
          {t.save}
        </Button>
        <Button kind="text" onClick={onClose}>
          {t.back}
        </Button>
      </div>
    </form>
  )
}

function Decision({ batch, items }: { readonly batch: PayoutBatch; readonly items: readonly BatchItem[] }) {
  const t = useText(batchText)
  const params = { id: batch.id }
  const refusedBecause = useStaffMay('finance') ? null : t.financeOnly
  const open = items.filter(({ status }) => status === 'open')
  const total = totalOf(open)
  const cancel = useStaffCall('POST operator/batches/{id}/cancel', {
    done: t.wasCancelled,
    toastRefusals: true,
  })
  const call = useStaffCall('POST operator/batches/{id}/sent', {
    done: ({ refused }) => (refused.length === 0 ? t.wasSent : t.someLeft(refused.length)),
  })
  const { ref, typed, field, busy, reason, submit } = useForm(call, {
    start: { reference: '' },
    labels: { reference: t.reference },
    before: () =>
      ask({
        title: t.sure(open.length, plainAmount(total)),
        body: t.sureBody(open.length),
        accept: t.confirm,
        refuse: t.notYet,
      }),
    sent: (body) => ({ params, body }),
    unsaved: true,
  })
  const end = async () => {
    const question = {
      title: t.sureCancel(batch.id),
      body: t.sureCancelBody,
      accept: t.cancel,
      refuse: t.notYet,
    }
    if (await ask({ ...question, grave: true })) await cancel.send({ params, body: {} })
  }
  return (
    <>
      <Downloads id={batch.id} refusedBecause={refusedBecause} />
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3">
        {!refusedBecause && (
          <TextField
            label={t.reference}
            hint={t.referenceHint}
            dir="ltr"
            autoComplete="off"
            maxLength={limits.text.code}
            {...field('reference')}
          />
        )}
        <FormTrouble reason={reason} />
        <Button
          type="submit"
          wide
          icon={Banknote}
          busy={busy}
          refusedBecause={refusedBecause ?? (typed.reference.trim() === '' ? t.referenceFirst : null)}
        >
          {t.confirm}
        </Button>
        {batch.sent === 0 && !refusedBecause && (
          <Button kind="refusal" wide busy={cancel.busy} onClick={() => void end()}>
            {t.cancel}
          </Button>
        )}
      </form>
    </>
  )
}

/** Downloads the file for the bank. */
function Downloads({ id, refusedBecause }: { readonly id: number; readonly refusedBecause: string | null }) {
  const t = useText(batchText)
  const { send, pending } = useCall('POST operator/batches/{id}/file', {
    toastRefusals: true,
    onDone: ({ name, text }) => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name),
  })
  const types: readonly (typeof bankFileTypes)[number][] = ['csv', 'xml']
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3">
        {types.map((type) => (
          <Button
            key={type}
            kind="outlined"
            icon={Download}
            busy={pending?.body?.type === type}
            refusedBecause={refusedBecause}
            onClick={() => void send({ params: { id }, body: { type } })}
          >
            {t[type]}
          </Button>
        ))}
      </div>
      <p className="text-meta text-quiet">{t.downloads}</p>
    </section>
  )
}
