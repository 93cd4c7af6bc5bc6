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
import { Isolate, Name } from '../base/ui/Isolate.tsx'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { usersText } from './usersMessages.ts'
import { useRefusedBecause, useUserChange } from './useUserChange.ts'

/** Whether somebody becomes a verified seller: the open request of theirs, or their account; else what was decided. */
export function UserDecision({ facts }: { readonly facts: PersonFacts }) {
  const open = facts.upgrades.find(({ status }) => status === 'pending')
  const deciding = open !== undefined || facts.status === 'waiting'
  const [last, ...others] = facts.upgrades.filter((one) => one !== open)
  const earlier = deciding && last ? [last, ...others] : others
  return (
    <div className="flex flex-col gap-6">
      {deciding ? <Deciding facts={facts} upgrade={open} /> : last && <Decided upgrade={last} />}
      {earlier.length > 0 && <Earlier upgrades={earlier} />}
    </div>
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
function Decided({ upgrade }: { readonly upgrade: Upgrade }) {
  const t = useText(usersText)
  const types = useText(typeText)
  const { type, status, note, decided_by, decided_at } = upgrade
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

/** What they asked before, in short. */
function Earlier({ upgrades }: { readonly upgrades: readonly Upgrade[] }) {
  const t = useText(usersText)
  const types = useText(typeText)
  return (
    <section>
      <h3 className="mb-1 text-dense font-bold">{t.earlier}</h3>
      <ul className="divide-y divide-hairline">
        {upgrades.map(({ id, at, type, status, note }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <Isolate className="text-meta text-quiet">{riyadhDay(new Date(at))}</Isolate>
            <span>{types[type]}</span>
            <span className="text-quiet">{t[status]}</span>
            {note && <Name className="basis-full text-meta text-quiet">{note}</Name>}
          </li>
        ))}
      </ul>
    </section>
  )
}
