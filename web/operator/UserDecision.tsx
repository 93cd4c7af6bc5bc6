import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { typeText } from '../account/typeMessages.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextBox } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Name } from '../base/ui/Isolate.tsx'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { usersText } from './usersMessages.ts'
import { useRefusedBecause, useUserChange } from './useUserChange.ts'

/** Whether somebody becomes a verified seller: the open request of theirs, or their account; else what was decided. */
export function UserDecision({ facts }: { readonly facts: PersonFacts }) {
  const open = facts.upgrades.find(({ status }) => status === 'pending')
  return open || facts.status === 'waiting' ? (
    <Deciding facts={facts} upgrade={open} />
  ) : (
    <Decided facts={facts} />
  )
}

type Upgrade = PersonFacts['upgrades'][number]

function Deciding({
  facts,
  upgrade,
}: {
  readonly facts: PersonFacts
  readonly upgrade: Upgrade | undefined
}) {
  const t = useText(usersText)
  const types = useText(typeText)
  const locale = useLocale()
  const [note, setNote] = useState('')
  const { act, busy, refusal } = useUserChange()
  const refusedBecause = useRefusedBecause(facts)
  useUnsavedWarning(note !== '')
  const decide = async (verified: boolean) => {
    const work = () => {
      const body = { note: note.trim() }
      if (!upgrade)
        return api(
          'POST operator/users/{id}',
          { params: { id: facts.id }, body: { ...body, verified } },
          { locale },
        )
      const sent = { params: { id: upgrade.id }, body }
      return verified
        ? api('POST operator/upgrades/{id}/approve', sent, { locale })
        : api('POST operator/upgrades/{id}/refuse', sent, { locale })
    }
    if (await act(verified ? 'verify' : 'refuse', work)) setNote('')
  }
  // A request may be approved without a word; whoever is refused is told why.
  const noteFirst = note.trim() === '' ? t.noteFirst : null
  return (
    <section className="flex flex-col gap-3">
      {upgrade && (
        <p>
          <span className="text-quiet">{t.asked}</span> <b>{types[upgrade.type]}</b>
        </p>
      )}
      <FormTrouble reason={refusal && !refusal.errors.note ? refusal.message : undefined} />
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
      <div className="grid gap-3 max-lg:grid-cols-2">
        <Button
          wide
          icon={BadgeCheck}
          busy={busy === 'verify'}
          refusedBecause={refusedBecause ?? (upgrade ? null : noteFirst)}
          onClick={() => void decide(true)}
        >
          {t.verify}
        </Button>
        <Button
          wide
          kind="refusal"
          busy={busy === 'refuse'}
          refusedBecause={refusedBecause ?? noteFirst}
          onClick={() => void decide(false)}
        >
          {t.refuse}
        </Button>
      </div>
    </section>
  )
}

/** What was decided about their last request, by whom and when. */
function Decided({ facts: { upgrades } }: { readonly facts: PersonFacts }) {
  const t = useText(usersText)
  const types = useText(typeText)
  const [last] = upgrades
  if (!last) return null
  const { type, status, note, decided_by, decided_at } = last
  return (
    <section className="flex flex-col gap-1">
      <h3 className="mb-1 text-dense font-bold">{t[status]}</h3>
      <p>
        <span className="text-quiet">{t.asked}</span> {types[type]}
      </p>
      {note && <Name className="break-words">{note}</Name>}
      {decided_by && decided_at && (
        <p className="text-meta text-quiet">{t.decided(decided_by, riyadhDay(new Date(decided_at)))}</p>
      )}
    </section>
  )
}
