import { BadgeCheck } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import type { PersonFacts } from '#shared/operator/people.ts'
import { typeText } from '../../account/messages.ts'
import { api } from '../../app/calls/api.ts'
import { useUnsavedWarning } from '../../app/calls/unsaved.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { useRefusedBecause } from '../frame/refusedBecause.ts'
import { useStaffAction } from '../frame/useStaffCall.ts'
import { QueueHint } from '../table/keys/QueueHint.tsx'
import { useQueue, useQueueKeys } from '../table/keys/queue.ts'
import { usersText } from './messages.ts'

/**
 * The verification of a seller: the form that decides the pending request or the account, or else the last
 * decision.
 */
export function UserDecision({
  facts,
  queued,
}: {
  readonly facts: PersonFacts
  /** The id of the table's row that shows the user. */
  readonly queued: number | undefined
}) {
  const open = facts.upgrades.find(({ status }) => status === 'pending')
  const deciding = open !== undefined || facts.status === 'waiting'
  const [last, ...others] = facts.upgrades.filter((one) => one !== open)
  const earlier = deciding && last ? [last, ...others] : others
  return (
    <div className="flex flex-col gap-6">
      {deciding ? (
        <Deciding facts={facts} upgrade={open} queued={queued ?? facts.id} />
      ) : (
        last && <Decided upgrade={last} />
      )}
      {earlier.length > 0 && <Earlier upgrades={earlier} />}
    </div>
  )
}

type Upgrade = PersonFacts['upgrades'][number]

function Deciding({
  facts,
  upgrade,
  queued,
}: {
  readonly queued: number
  readonly facts: PersonFacts
  readonly upgrade: Upgrade | undefined
}) {
  const t = useText(usersText)
  const types = useText(typeText)
  const locale = useLocale()
  const [note, setNote] = useState('')
  const refusedBecause = useRefusedBecause(facts)
  const queue = useQueue()
  const form = useRef<HTMLElement>(null)
  const refusing = useRef(false)
  const release = useUnsavedWarning(note !== '')
  const work = ({ verified, body }: { readonly verified: boolean; readonly body: { note: string } }) => {
    if (!upgrade) {
      const sent = {
        params: { id: facts.id },
        body: { ...body, verified, verified_from: 'waiting' as const },
      }
      return api('POST operator/users/{id}', sent, { locale })
    }
    const sent = { params: { id: upgrade.id }, body }
    return verified
      ? api('POST operator/upgrades/{id}/approve', sent, { locale })
      : api('POST operator/upgrades/{id}/refuse', sent, { locale })
  }
  const { send, pending, errors, reason } = useStaffAction<Parameters<typeof work>[0], unknown>(work, {
    done: (_, { verified }) => (verified ? t.wasVerified : t.wasRefused)(facts.name),
    fields: ['note'],
  })
  const decide = async (verified: boolean) => {
    const next = queue?.leave(queued)
    if (!(await send({ verified, body: { note: note.trim() } }))) return
    release()
    setNote('')
    next?.()
  }
  // The approval of a request needs no note. A refusal needs a note, because the applicant receives it.
  // Without a request, every decision needs a note.
  const noteFirst = note.trim() === '' ? t.noteFirst : null
  const acceptFirst = refusedBecause ?? (upgrade ? null : noteFirst)
  const refuseFirst = refusedBecause ?? noteFirst
  const act = (verified: boolean, first: string | null) => () => {
    if (first === null) void decide(verified)
    else form.current?.querySelector('input')?.focus()
  }
  useQueueKeys({
    accept: act(true, acceptFirst),
    refuse: () => {
      refusing.current = true
      act(false, refuseFirst)()
    },
  })
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (refusing.current && refuseFirst === null) void decide(false)
  }
  return (
    <section ref={form} className="flex flex-col gap-3">
      {upgrade && (
        <p>
          <span className="text-quiet">{t.asked}</span> <b>{types[upgrade.type]}</b>
        </p>
      )}
      <FormTrouble reason={reason} />
      {refusedBecause === null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: after the key R, Enter in the field refuses.
        <div onKeyDown={enter}>
          <TextField label={t.note} maxLength={200} errors={errors.note} value={note} onChange={setNote} />
        </div>
      )}
      <div className="grid items-start gap-3 max-lg:grid-cols-2">
        <Button
          wide
          icon={BadgeCheck}
          busy={pending?.verified === true}
          aria-keyshortcuts="A"
          refusedBecause={acceptFirst}
          onClick={() => void decide(true)}
        >
          {t.verify}
        </Button>
        <Button
          wide
          kind="refusal"
          busy={pending?.verified === false}
          aria-keyshortcuts="R"
          refusedBecause={refuseFirst}
          onClick={() => void decide(false)}
        >
          {t.refuse}
        </Button>
      </div>
      <QueueHint id={queued} decides={refusedBecause === null} />
    </section>
  )
}

/** The decision on the last request: its outcome, the person who decided and the time. */
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
      {note && <Name className="self-start break-words">{note}</Name>}
      {decided_by && decided_at && (
        <p className="text-meta text-quiet">{t.decided(decided_by, riyadhDay(new Date(decided_at)))}</p>
      )}
    </section>
  )
}

/** A summary of earlier requests. */
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
