import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { decisionText } from './decisionMessages.ts'
import { useDecision } from './useDecision.ts'

type Deed = {
  readonly label: string
  /** What is said when it is done. */
  readonly done: string
  readonly work: (note: string) => Promise<unknown>
}

type DecisionFormProps = {
  readonly accept?: Deed & { readonly icon: LucideIcon }
  readonly refuse: Deed
  /** Why whoever looks may not decide it. */
  readonly refusedBecause: string | null
  /** Who was quicker, in words. */
  readonly late?: () => Promise<string | null>
}

/** A decision with its note: refusing needs one. */
export function DecisionForm({ accept, refuse, refusedBecause, late }: DecisionFormProps) {
  const t = useText(decisionText)
  const [note, setNote] = useState('')
  const { act, busy, refusal } = useDecision(late)
  useUnsavedWarning(note !== '')
  const written = note.trim()
  const decide = async (name: string, { work, done }: Deed) => {
    if (await act(name, () => work(written), done)) setNote('')
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={t.note} errors={refusal?.errors.note}>
        {(control) => (
          <TextBox
            {...control}
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <FormTrouble reason={refusal && !refusal.errors.note ? refusal.message : undefined} />
      <div className="grid gap-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {accept && (
          <Button
            wide
            icon={accept.icon}
            busy={busy === 'accept'}
            refusedBecause={refusedBecause}
            onClick={() => void decide('accept', accept)}
          >
            {accept.label}
          </Button>
        )}
        <Button
          wide
          kind="refusal"
          busy={busy === 'refuse'}
          refusedBecause={refusedBecause ?? (written === '' ? t.noteFirst : null)}
          onClick={() => void decide('refuse', refuse)}
        >
          {refuse.label}
        </Button>
      </div>
    </div>
  )
}
