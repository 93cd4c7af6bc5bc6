import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ask, type Question } from '../../ui/overlay/questions.ts'
import { useStaffAction } from '../frame/useStaffCall.ts'
import { decisionText } from './messages.ts'

type Typed = { readonly note: string; readonly reference: string }

type Step = {
  readonly label: string
  /** The toast after the decision is stored. */
  readonly done: string
  readonly work: (typed: Typed) => Promise<unknown>
}

type DecisionFormProps = {
  readonly accept?: Step & {
    readonly icon: LucideIcon
    /** The confirmation before sending, which names the person and the amount. */
    readonly confirm?: Question
    /** A required field, such as the bank's reference of a payout. */
    readonly reference?: { readonly label: string; readonly hint: string; readonly missing: string }
  }
  readonly refuse?: Step
  /** The reason why the reader may not decide; null if the reader may. */
  readonly refusedBecause: string | null
}

/** A decision with its note; a refusal requires a note. */
export function DecisionForm({ accept, refuse, refusedBecause }: DecisionFormProps) {
  const t = useText(decisionText)
  const [typed, setTyped] = useState<Typed>(nothing)
  const steps = { accept, refuse }
  const { send, pending, errors, reason } = useStaffAction(
    async ({ name, sent }: { readonly name: keyof typeof steps; readonly sent: Typed }) =>
      steps[name]?.work(sent),
    { fields: ['note', 'reference'], done: (_, { name }) => steps[name]?.done ?? null },
  )
  useUnsavedWarning(typed.note !== '' || typed.reference !== '')
  const sent = { note: typed.note.trim(), reference: typed.reference.trim() }
  const reference = accept?.reference
  const decide = async (name: keyof typeof steps, question?: Question) => {
    if (question && !(await ask(question))) return
    if (await send({ name, sent })) setTyped(nothing)
  }
  return (
    <div className="flex flex-col gap-3">
      {reference && (
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
      )}
      <TextField
        label={t.note}
        maxLength={limits.text.line}
        errors={errors.note}
        value={typed.note}
        onChange={(note) => setTyped((before) => ({ ...before, note }))}
      />
      <FormTrouble reason={reason} />
      <div className="grid gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {accept && (
          <Button
            wide
            icon={accept.icon}
            busy={pending?.name === 'accept'}
            refusedBecause={refusedBecause ?? (reference && sent.reference === '' ? reference.missing : null)}
            onClick={() => void decide('accept', accept.confirm)}
          >
            {accept.label}
          </Button>
        )}
        {refuse && (
          <Button
            wide
            kind="refusal"
            busy={pending?.name === 'refuse'}
            refusedBecause={refusedBecause ?? (sent.note === '' ? t.noteFirst : null)}
            onClick={() => void decide('refuse')}
          >
            {refuse.label}
          </Button>
        )}
      </div>
    </div>
  )
}

const nothing: Typed = { note: '', reference: '' }
