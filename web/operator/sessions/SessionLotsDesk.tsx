import { useQuery } from '@tanstack/react-query'
import { CircleStop } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Session, SessionLot } from '#shared/auctions/sessions/contract.ts'
import { movedTo } from '#shared/auctions/sessions/rules.ts'
import { limits } from '#shared/base/limits.ts'
import { api } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { sessionText } from '../../auctions/sessions/messages.ts'
import { secondsOf } from '../../auctions/times.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Dotted } from '../../ui/values/Dotted.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { DragHandle, dragLook } from '../arrangement/DragHandle.tsx'
import { PlaceButtons } from '../arrangement/PlaceButtons.tsx'
import { type ArrangedItem, useArrangement, usePlace } from '../arrangement/useArrangement.ts'
import { sessionsText } from './messages.ts'

/**
 * The lots of a session. Until the session opens, their order can be changed, and single lots can be removed with a
 * reason.
 */
export function SessionLotsDesk({ id, title }: { readonly id: number; readonly title: string }) {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'sessions', 'lots', id, locale],
    queryFn: ({ signal }) => api('GET auction/sessions/{id}', { params: { id } }, { locale, signal }),
  })
  return (
    <Loaded result={result} loading={<Skeleton className="h-40 rounded-card" />}>
      {(session) => <Lots session={session} title={title} onChanged={() => void result.refetch()} />}
    </Loaded>
  )
}

type LotsProps = { readonly session: Session; readonly title: string; readonly onChanged: () => void }

function Lots({ session, title, onChanged }: LotsProps) {
  const t = useText(sessionsText)
  const locale = useLocale()
  const [stopping, setStopping] = useState<SessionLot | null>(null)
  const { id } = session
  // Moves are sent one after another. Each contains the order that results from the moves before it.
  const order = useRef<readonly number[]>([])
  useEffect(() => {
    order.current = session.lots.map((lot) => lot.id)
  }, [session.lots])
  const { rows, announcement, itemAt } = useArrangement({
    rows: session.lots,
    place: async (lot, position) => {
      const was = order.current
      order.current = movedTo(was, lot.id, position) ?? was
      const body = { lots: [...order.current], was: [...was] }
      try {
        return await api('POST auction/sessions/{id}/order', { params: { id }, body }, { locale })
      } catch (error) {
        // The move was not saved, so the next one does not contain it.
        order.current = was
        throw error
      }
    },
    moved: ({ name }, position) => t.moved(name, position),
  })
  if (rows.length === 0) return <p className="text-quiet">{t.noLots}</p>
  const moves = session.state === 'announced'
  return (
    <>
      {moves && <p className="text-meta text-quiet">{t.orderHint}</p>}
      <ol aria-label={t.lotsOf(title)} className="divide-y divide-hairline">
        {rows.map((lot, at) => (
          <LotRow key={lot.id} lot={lot} item={itemAt(at)} moves={moves} onStop={() => setStopping(lot)} />
        ))}
      </ol>
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {stopping && (
        <StopSheet
          sessionId={id}
          lot={stopping}
          onClose={() => {
            setStopping(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

type LotRowProps = {
  readonly lot: SessionLot
  readonly item: ArrangedItem
  readonly moves: boolean
  readonly onStop: () => void
}

function LotRow({
  lot: { name, quantity, seller, price, status, ends_at },
  item,
  moves,
  onStop,
}: LotRowProps) {
  const t = useText(sessionsText)
  const words = useText(sessionText)
  const { at, count, handle } = item
  const place = usePlace(item)
  return (
    <li data-place={at} className={classes('flex flex-wrap items-center gap-x-3 py-1', dragLook(item))}>
      {moves && <DragHandle {...handle} />}
      <Isolate className="w-7 text-center text-dense font-bold text-quiet">{String(at + 1)}</Isolate>
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-dense font-bold">
          <Name>{name}</Name>
        </p>
        <Dotted className="text-meta text-quiet">
          <Kilograms kilograms={quantity} />
          <Name>{seller}</Name>
          <Money riyals={price} />
          <span>
            {status === 'open' || status === 'scheduled' ? words.closesAt : words.closedAt}{' '}
            <Isolate className="font-bold">{secondsOf(ends_at)}</Isolate>
          </span>
        </Dotted>
      </div>
      {moves && (
        <div className="flex items-center">
          <PlaceButtons
            name={name}
            first={at === 0}
            last={at === count - 1}
            onStep={(by) => place(at + by)}
          />
          <IconButton icon={CircleStop} label={t.remove(name)} onClick={onStop} />
        </div>
      )}
    </li>
  )
}

type StopSheetProps = { readonly sessionId: number; readonly lot: SessionLot; readonly onClose: () => void }

function StopSheet({ sessionId, lot, onClose }: StopSheetProps) {
  const t = useText(sessionsText)
  const formId = useId()
  const [reason, setReason] = useState('')
  const stopping = useCall('POST auction/sessions/{id}/lots/{auctionId}/remove', {
    done: t.removed,
    fields: ['reason'],
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void stopping.send({ params: { id: sessionId, auctionId: lot.id }, body: { reason } })
  }
  return (
    <Sheet
      open
      side="end"
      title={t.removeTitle}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} kind="refusal" busy={stopping.busy} wide>
          {t.removeYes}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
        <p className="font-bold">
          <Name>{lot.name}</Name>
        </p>
        <p className="text-quiet">{t.removeBody}</p>
        <TextAreaField
          label={t.reason}
          value={reason}
          maxLength={limits.text.line}
          errors={stopping.errors.reason}
          onChange={setReason}
        />
        {stopping.reason && (
          <p role="alert" className="text-coral">
            {stopping.reason}
          </p>
        )}
      </form>
    </Sheet>
  )
}
