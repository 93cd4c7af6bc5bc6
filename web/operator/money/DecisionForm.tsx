import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask, type Question } from '../../ui/overlay/questions.ts'
import { decideLater, laterDecisions, sendLater } from '../frame/laterDecision.ts'
import { useStaffAction } from '../frame/useStaffCall.ts'
import { QueueHint } from '../table/keys/QueueHint.tsx'
import { useQueue, useQueueKeys } from '../table/keys/queue.ts'
import { DecidedNow, useDecidedNow } from './DecidedNow.tsx'
import { decisionText } from './messages.ts'

type Typed = { readonly note: string; readonly reference: string }

type Step = {
  readonly label: string
  /** The toast after the decision, which names the person and the amount. */
  readonly done: string
  readonly work: (typed: Typed) => Promise<unknown>
}

type DecisionFormProps = {
  /** The id of the row. */
  readonly id: number
  readonly accept?: Step & {
    readonly icon: LucideIcon
    /**
     * The confirmation before sending, which names the person and the amount. In a table, an approval
     * without confirmation is sent after some seconds, in which it can be taken back.
     */
    readonly confirm?: Question | undefined
    /** The state that the row has after the decision, such as "approved". */
    readonly state: string
    /** A required field, such as the bank's reference of a payout. */
    readonly reference?: { readonly label: string; readonly hint: string; readonly missing: string }
  }
  readonly refuse?: Step
  /** The reason why the reader may not decide; null if the reader may. */
  readonly refusedBecause: string | null
}

/**
 * A decision with its note; a refusal requires a note. The keys A and R press its buttons. A reader who may not decide sees the
 * buttons with the reason, and no fields.
 */
export function DecisionForm({ id, accept, refuse, refusedBecause: forbidden }: DecisionFormProps) {
  const t = useText(decisionText)
  const queue = useQueue()
  const decidedNow = useDecidedNow(id)
  const refusedBecause = decidedNow ? t.decidedNow : forbidden
  const [typed, setTyped] = useState<Typed>(nothing)
  const form = useRef<HTMLDivElement>(null)
  const refusing = useRef(false)
  const steps = { accept, refuse }
  const run = async ({ name, sent }: { readonly name: keyof typeof steps; readonly sent: Typed }) =>
    steps[name]?.work(sent)
  const { send, pending, errors, reason } = useStaffAction(run, {
    fields: ['note', 'reference'],
    done: (_, { name }) => steps[name]?.done ?? null,
  })
  const later = useStaffAction(run, { toastRefusals: true })
  const unsaved = typed.note !== '' || typed.reference !== ''
  const release = useUnsavedWarning(unsaved)
  const sent = { note: typed.note.trim(), reference: typed.reference.trim() }
  const reference = accept?.reference
  const acceptFirst = refusedBecause ?? (reference && sent.reference === '' ? reference.missing : null)
  const refuseFirst = refusedBecause ?? (sent.note === '' ? t.noteFirst : null)
  const goOn = (next: (() => void) | undefined) => {
    release()
    setTyped(nothing)
    next?.()
  }
  // The store is read, because a second key press can arrive before the next render.
  const isDecided = () => laterDecisions.get().has(id)
  const decide = async (name: keyof typeof steps, question?: Question) => {
    if (isDecided()) return
    const next = queue?.leave(id)
    if (question && !(await ask(question))) return
    sendLater()
    if (await send({ name, sent })) goOn(next)
  }
  const approve = () => {
    if (!accept || isDecided()) return
    if (accept.confirm || !queue) return void decide('accept', accept.confirm)
    const next = queue.leave(id)
    decideLater(id, accept.done, {
      state: accept.state,
      undo: t.undo,
      send: () => later.send({ name: 'accept', sent }),
      onUndo: () => queue.reopen(id),
    })
    goOn(next)
  }
  const focusField = (name: keyof Typed) =>
    form.current?.querySelector<HTMLInputElement>(`[data-field=${name}] input`)?.focus()
  useQueueKeys({
    ...(accept && { accept: () => (acceptFirst === null ? approve() : focusField('reference')) }),
    ...(refuse && {
      refuse: () => {
        refusing.current = true
        if (refuseFirst === null) void decide('refuse')
        else focusField('note')
      },
    }),
  })
  const enter = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <div ref={form} className="flex flex-col gap-3">
      {reference && forbidden === null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field decides, as in a form.
        <div
          data-field="reference"
          onKeyDown={(event) => enter(event, () => acceptFirst === null && approve())}
        >
          <TextField
            label={reference.label}
            hint={reference.hint}
            dir="ltr"
            autoComplete="off"
            maxLength={limits.text.name}
            errors={errors.reference}
            value={typed.reference}
            onChange={(text) => setTyped((before) => ({ ...before, reference: text }))}
          />
        </div>
      )}
      {forbidden === null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: after the key R, Enter in the field refuses.
        <div
          data-field="note"
          onKeyDown={(event) =>
            enter(event, () => refusing.current && refuseFirst === null && void decide('refuse'))
          }
        >
          <TextField
            label={t.note}
            maxLength={limits.text.line}
            errors={errors.note}
            value={typed.note}
            onChange={(note) => setTyped((before) => ({ ...before, note }))}
          />
        </div>
      )}
      <FormTrouble reason={reason} />
      {decidedNow && <DecidedNow decision={decidedNow} />}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {accept && (
          <Button
            wide
            icon={accept.icon}
            aria-keyshortcuts="A"
            busy={pending?.name === 'accept'}
            refusedBecause={acceptFirst}
            onClick={approve}
          >
            {accept.label}
          </Button>
        )}
        {refuse && (
          <Button
            wide
            kind="refusal"
            aria-keyshortcuts="R"
            busy={pending?.name === 'refuse'}
            refusedBecause={refuseFirst}
            onClick={() => void decide('refuse')}
          >
            {refuse.label}
          </Button>
        )}
      </div>
      <QueueHint id={id} decides={forbidden === null} />
    </div>
  )
}

const nothing: Typed = { note: '', reference: '' }
