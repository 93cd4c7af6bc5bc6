import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Deal } from '#shared/behar/dealContract.ts'
import { type DealStep, dealProblem } from '#shared/behar/deals.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { useIntegration, useWrite } from '../integration/useIntegration.ts'
import { stepTexts } from '../steps/messages.ts'
import { openStep } from '../steps/openStep.ts'
import { mostForDeal } from '../steps/parts.ts'
import { factsOf } from './facts.ts'
import { dealText } from './messages.ts'

const base = 'platforms/behar-market/deals'

/** The actions that the user can take on a deal now. */
export function DealSteps({ deal }: { readonly deal: Deal }) {
  const can = (step: DealStep) => dealProblem(step, factsOf(deal)) === null
  const [declines, setDeclines] = useState(false)
  if (declines && can('decline')) return <DeclineForm deal={deal} onCancel={() => setDeclines(false)} />
  return (
    <div className="flex flex-wrap gap-2 empty:hidden [&>*]:grow">
      {can('accept') && <AcceptButton deal={deal} />}
      {can('decline') && <DeclineButton onClick={() => setDeclines(true)} />}
      {can('sell') && mostForDeal('sell', deal) > 0 && <PartButton move="sellForDeal" deal={deal} />}
      {can('reserve') && mostForDeal('reserve', deal) > 0 && <PartButton move="reserveForDeal" deal={deal} />}
      {can('withdraw') && <CloseButton step="withdraw" deal={deal} />}
      {can('end') && <CloseButton step="end" deal={deal} />}
    </div>
  )
}

function AcceptButton({ deal: { id } }: { readonly deal: Deal }) {
  const t = useText(dealText)
  const { refusedBecause } = useIntegration()
  const write = useWrite(`POST ${base}/accept`)
  const { busy, send } = useAction((body: { id: number }) => write({ body }), {
    done: t.accepted,
    unsure: t.unsure,
    toastRefusals: true,
  })
  const accept = async () => {
    const question = { title: t.acceptTitle, body: t.acceptBody, accept: t.accept, refuse: t.notNow }
    if (await ask(question)) await send({ id })
  }
  return (
    <Button busy={busy} refusedBecause={refusedBecause} onClick={() => void accept()}>
      {t.accept}
    </Button>
  )
}

function DeclineButton({ onClick }: { readonly onClick: () => void }) {
  const t = useText(dealText)
  const { refusedBecause } = useIntegration()
  return (
    <Button kind="outlined" refusedBecause={refusedBecause} onClick={onClick}>
      {t.decline}
    </Button>
  )
}

/** The form for the reason of a refusal, which the sender sees. */
function DeclineForm({ deal: { id }, onCancel }: { readonly deal: Deal; readonly onCancel: () => void }) {
  const t = useText(dealText)
  const write = useWrite(`POST ${base}/decline`)
  const call = useAction((reason: string) => write({ body: { id, reason } }), {
    done: t.declined,
    unsure: t.unsure,
  })
  const form = useForm(call, {
    start: { reason: '' },
    labels: { reason: t.whyDeclined },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: [{ code: 'required' }] } : {}),
    sent: ({ reason }) => reason.trim(),
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <TextAreaField
        label={t.whyDeclined}
        hint={t.whyDeclinedHint}
        maxLength={limits.text.note}
        className="min-h-20!"
        {...form.field('reason')}
      />
      <FormTrouble reason={form.reason} />
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        <Button type="submit" busy={form.busy}>
          {t.sendDecline}
        </Button>
        <Button kind="outlined" onClick={onCancel}>
          {t.notNow}
        </Button>
      </div>
    </form>
  )
}

type PartButtonProps = { readonly move: 'reserveForDeal' | 'sellForDeal'; readonly deal: Deal }

function PartButton({ move, deal }: PartButtonProps) {
  const { title } = useText(stepTexts[move])
  const { refusedBecause } = useIntegration()
  return (
    <Button
      kind={move === 'sellForDeal' ? 'filled' : 'outlined'}
      refusedBecause={refusedBecause}
      onClick={() => openStep({ move, entry: deal })}
    >
      {title}
    </Button>
  )
}

type CloseButtonProps = { readonly step: 'withdraw' | 'end'; readonly deal: Deal }

function CloseButton({ step, deal: { id } }: CloseButtonProps) {
  const t = useText(dealText)
  const { refusedBecause } = useIntegration()
  const writes = { withdraw: useWrite(`POST ${base}/withdraw`), end: useWrite(`POST ${base}/end`) }
  const words = {
    withdraw: { label: t.withdraw, title: t.withdrawTitle, body: t.withdrawBody, done: t.withdrawn },
    end: { label: t.end, title: t.endTitle, body: t.endBody, done: t.ended },
  }[step]
  const { busy, send } = useAction((body: { id: number }) => writes[step]({ body }), {
    done: words.done,
    unsure: t.unsure,
    toastRefusals: true,
  })
  const close = async () => {
    const { title, body, label } = words
    if (await ask({ title, body, accept: label, refuse: t.notNow, grave: true })) await send({ id })
  }
  return (
    <Button
      kind="outlined"
      busy={busy}
      refusedBecause={refusedBecause}
      onClick={() => void close()}
      className="enabled:text-coral"
    >
      {words.label}
    </Button>
  )
}
