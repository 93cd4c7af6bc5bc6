import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Address } from '#shared/addresses/contract.ts'
import { limits } from '#shared/base/limits.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import type { City } from '../catalog/cities.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ask } from '../ui/overlay/questions.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { Badge } from '../ui/values/Badge.tsx'
import { Dotted } from '../ui/values/Dotted.tsx'
import { Name } from '../ui/values/Isolate.tsx'
import { AddressSheet, type Edited } from './AddressSheet.tsx'
import { addressLine, addressParts } from './addressLine.ts'
import { useAddressBook, useReloadAddresses } from './addressQueries.ts'
import { addressText } from './messages.ts'

/** The user's address book, which order forms offer. */
export function AddressBook() {
  const t = useText(addressText)
  return (
    <div className="mt-4 max-md:mt-0">
      <Loaded result={useAddressBook()} loading={<BookSkeleton />} title={t.failed} carded>
        {({ addresses, cities }) => <Book addresses={addresses} cities={cities} />}
      </Loaded>
    </div>
  )
}

type BookProps = { readonly addresses: readonly Address[]; readonly cities: readonly City[] }

function Book({ addresses, cities }: BookProps) {
  const t = useText(addressText)
  const { profile } = useSession()
  const [edited, setEdited] = useState<Edited | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const reload = useReloadAddresses()
  const full = addresses.length >= limits.addresses
  const addButton = (
    <Button
      ref={add}
      icon={Plus}
      onClick={() => setEdited('new')}
      refusedBecause={full ? t.full(limits.addresses) : null}
    >
      {t.add}
    </Button>
  )
  return (
    <>
      {addresses.length === 0 ? (
        <Card>
          <Empty scene="sent" title={t.none} body={t.noneBody} actions={addButton} />
        </Card>
      ) : (
        <div className="flex flex-col gap-3 md:gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-dense text-quiet">{t.bookBody}</p>
            {addButton}
          </div>
          <ul className="grid gap-3 md:gap-5 xl:grid-cols-2">
            {addresses.map((address) => (
              <Entry
                key={address.id}
                address={address}
                onEdit={() => setEdited(address)}
                // The removed entry had the focus, so the focus moves to the button that adds an address.
                onRemoved={() => add.current?.focus()}
              />
            ))}
          </ul>
        </div>
      )}
      <AddressSheet
        edited={edited}
        cities={cities}
        recipient={profile ? `${profile.f_name} ${profile.l_name}`.trim() : ''}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null)
          void reload()
        }}
      />
    </>
  )
}

function Entry({
  address,
  onEdit,
  onRemoved,
}: {
  readonly address: Address
  readonly onEdit: () => void
  readonly onRemoved: () => void
}) {
  const t = useText(addressText)
  const reload = useReloadAddresses()
  const { remove, makeDefault } = useEntryCalls(reload)
  const locale = useLocale()
  const line = addressLine(address, locale)
  const params = { id: address.id }
  const askRemoval = async () => {
    const sure = await ask({
      title: t.removeAsk,
      body: t.removeBody(line),
      accept: t.removeYes,
      refuse: t.removeNo,
      grave: true,
    })
    if (sure && (await remove.send({ params }))) onRemoved()
  }
  return (
    <Card as="li" className="flex flex-col gap-3 md:p-5">
      <div className="flex items-start gap-3">
        <MapPin aria-hidden size={22} className="mt-0.5 shrink-0 text-primary" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold">
              <Name>{address.recipient_name}</Name>
            </span>
            {address.is_default && <Badge tone="palm">{t.default}</Badge>}
          </p>
          <Dotted className="text-dense wrap-anywhere text-quiet">{addressParts(address, locale)}</Dotted>
          {!address.delivered && <p className="text-meta text-coral">{t.noDelivery}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outlined" icon={Pencil} onClick={onEdit} aria-label={t.editNamed(line)}>
          {t.edit}
        </Button>
        <Button
          kind="outlined"
          icon={Trash2}
          busy={remove.busy}
          onClick={() => void askRemoval()}
          aria-label={t.removeNamed(line)}
        >
          {t.remove}
        </Button>
        {!address.is_default && (
          <Button
            kind="text"
            busy={makeDefault.busy}
            onClick={() => void makeDefault.send({ params })}
            aria-label={t.makeDefaultNamed(line)}
          >
            {t.makeDefault}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** The calls that change an entry; each reloads the list. */
function useEntryCalls(reload: () => Promise<void>) {
  const t = useText(addressText)
  const options = { unsure: t.notDone, toastRefusals: true, onDone: reload, onRefused: reload }
  return {
    remove: useCall('DELETE profile/addresses/{id}', { ...options, done: t.removed }),
    makeDefault: useCall('POST profile/addresses/{id}/default', { ...options, done: t.isDefault }),
  }
}

function BookSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  )
}
