import { Banknote, Store, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold } from '#shared/base/text/fold.ts'
import { mobileE164, printMobile } from '#shared/base/text/identity.ts'
import type { HallPerson } from '#shared/hall/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { findSpecies } from '../../catalog/species.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { cardOf, isWalkIn, nameOfSeller, type TypedLot, withFish, withTubs } from './form.ts'
import { SpeciesDrawing } from './LotParts.tsx'
import { PickField } from './PickField.tsx'

// The fields of a lot on a wide screen, for work with the keyboard: Enter moves the focus to the next field.

type PartProps = {
  readonly desk: Desk
  readonly lot: TypedLot
  readonly error: string | undefined
  readonly onChange: (lot: TypedLot) => void
}

/**
 * The text of a field in which nothing is chosen yet. A choice clears it, also a choice made elsewhere, such as goods on sale:
 * the text would come back for the next lot, as if it were chosen.
 */
function useSought(isChosen: boolean) {
  const [sought, setSought] = useState('')
  if (isChosen && sought !== '') setSought('')
  return [sought, setSought] as const
}

/** The seller, found by name or card number. For a new seller the mobile is typed; the button adds a name. */
export function SellerField({
  desk,
  lot,
  error,
  onChange,
  onNew,
}: PartProps & { readonly onNew: () => void }) {
  const t = useText(hallText)
  const { seller } = lot
  const [sought, setSought] = useSought(seller !== null)
  const named = seller && nameOfSeller(seller)
  return (
    <PickField<NonNullable<TypedLot['seller']>>
      label={t.seller}
      text={named ?? sought}
      error={error}
      none={t.nobody}
      advances
      find={(typed) => {
        const mobile = mobileE164(latinDigits(typed))
        const people = peopleNamed(desk.people, typed).map((person) => ({
          id: String(person.id),
          chosen: { id: person.id, name: person.name },
          show: <Person person={person} />,
        }))
        const stranger = {
          id: 'new',
          chosen: { mobile: mobile ?? '', name: '' },
          show: (
            <span className="flex items-center gap-2">
              <UserPlus aria-hidden size={18} /> {t.newPerson}{' '}
              <Isolate className="font-bold">{mobile ? printMobile(mobile) : ''}</Isolate>
            </span>
          ),
        }
        return mobile ? [...people, stranger] : people
      }}
      onType={(typed) => {
        setSought(typed)
        onChange({ ...lot, seller: null, productId: null })
      }}
      onChoose={(chosen) => {
        setSought('')
        onChange({ ...lot, seller: chosen, productId: null })
      }}
      beside={
        <IconButton
          icon={UserPlus}
          label={t.newPerson}
          kind="outlined"
          className="size-12!"
          onClick={onNew}
        />
      }
    />
  )
}

/** Finds the species by any of its names. The button fills the form with goods on sale. */
export function SpeciesField({
  desk,
  lot,
  error,
  onChange,
  onGoods,
}: PartProps & { readonly onGoods: () => void }) {
  const t = useText(hallText)
  const [sought, setSought] = useSought(lot.fishId !== null)
  const usual = desk.usual.flatMap(({ fish_id }) => desk.fish.find(({ id }) => id === fish_id) ?? [])
  const all = [...new Set([...usual, ...desk.fish])].map((fish) => ({
    ...fish,
    folded: [fish.name, ...fish.aliases].map(fold),
  }))
  return (
    <PickField<number>
      label={t.species}
      text={desk.fish.find(({ id }) => id === lot.fishId)?.name ?? sought}
      error={error}
      none={t.noSpecies}
      advances
      find={(typed) =>
        findSpecies(all, typed).map(({ id, name, image }) => ({
          id: String(id),
          chosen: id,
          show: (
            <>
              <SpeciesDrawing image={image} />
              <Name className="font-bold">{name}</Name>
            </>
          ),
        }))
      }
      onType={(typed) => {
        setSought(typed)
        onChange({ ...lot, fishId: null, productId: null })
      }}
      onChoose={(fishId) => {
        setSought('')
        // Choosing the same species again keeps the tubs and the weight.
        if (fishId !== lot.fishId) onChange(withFish(lot, fishId, desk))
      }}
      beside={
        <IconButton
          icon={Store}
          label={t.fromListing}
          kind="outlined"
          className="size-12!"
          onClick={onGoods}
        />
      }
    />
  )
}

/** The number of tubs. If the text is not a number when the field loses the focus, the last number is shown again. */
export function TubsField({ desk, lot, onChange }: Omit<PartProps, 'error'>) {
  const t = useText(hallText)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={t.tubs}
      dir="ltr"
      autoComplete="off"
      maxLength={4}
      className="font-bold"
      value={typed ?? String(lot.tubs)}
      onBlur={() => setTyped(null)}
      onChange={(text) => {
        setTyped(text)
        const count = Number(latinDigits(text))
        if (Number.isInteger(count) && count > 0) onChange(withTubs(lot, count, desk))
      }}
    />
  )
}

/** The buyer by card number, name or mobile; the first option is a walk-in. */
export function BuyerField({ desk, lot, error, onChange }: PartProps) {
  const t = useText(hallText)
  const { buyer } = lot
  const card = cardOf(lot, desk)
  const text =
    buyer.kind === 'typed'
      ? buyer.text
      : buyer.kind === 'walk_in'
        ? t.walkIn
        : buyer.kind === 'person'
          ? `${buyer.number} ${buyer.name}`.trim()
          : ''
  const walkIn = {
    id: 'walk_in',
    chosen: { kind: 'walk_in' } as TypedLot['buyer'],
    show: (
      <>
        <Banknote aria-hidden size={18} className="shrink-0" /> {t.walkIn}
      </>
    ),
  }
  return (
    <PickField<TypedLot['buyer']>
      label={t.buyerSought}
      text={text}
      error={error}
      none={mobileE164(latinDigits(text)) ? t.newBuyer : t.badBuyer}
      find={(typed) => {
        const sought = buyer.kind === 'person' && typed === text ? String(buyer.number) : typed
        const buyersFirst = desk.people.toSorted((one, other) => Number(other.buys) - Number(one.buys))
        const people = peopleNamed(buyersFirst, sought)
        return [
          ...(typed === '' || typed === t.walkIn ? [walkIn] : []),
          ...people.map((person) => ({
            id: String(person.id),
            chosen: { kind: 'person', id: person.id, number: person.number, name: person.name } as const,
            show: <Person person={person} />,
          })),
          // People come first, so that Enter does not choose the walk-in for the first letters of a name.
          ...(isWalkIn(typed) ? [walkIn] : []),
        ]
      }}
      onType={(typed) =>
        onChange({
          ...lot,
          buyer: typed === '' ? { kind: 'none' } : { kind: 'typed', text: typed },
          payment: 'cash',
        })
      }
      onChoose={(chosen) => {
        if (chosen.kind === 'person' && chosen.id === card?.id) return
        onChange({ ...lot, buyer: chosen, payment: 'cash' })
      }}
    />
  )
}

/** The people whose number starts with a text or whose name contains it; an exact number comes first. */
function peopleNamed(people: readonly HallPerson[], typed: string): HallPerson[] {
  const words = fold(latinDigits(typed).trim())
  return people
    .filter(
      (person) =>
        words === '' || fold(person.name).includes(words) || String(person.number).startsWith(words),
    )
    .toSorted((one, other) => Number(String(other.number) === words) - Number(String(one.number) === words))
}

function Person({ person: { number, name, mobile } }: { readonly person: HallPerson }) {
  return (
    <>
      <Isolate className="w-12 shrink-0 text-quiet">{String(number)}</Isolate>
      <span className="min-w-0 grow truncate text-start font-bold">
        <Name>{name}</Name>
      </span>
      {mobile && <Isolate className="shrink-0 text-meta text-quiet">{mobile}</Isolate>}
    </>
  )
}
