import { Eraser, Hammer, Minus, Plus, Search, Store, UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { printAmount } from '#shared/base/money.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { BuyerPart, PaymentChoice } from './BuyerPart.tsx'
import { BuyerField, SellerField, SpeciesField, TubsField } from './DeskParts.tsx'
import { takeReference } from './device.ts'
import { isBlank, storedLot, storeLot } from './draft.ts'
import {
  afterUndo,
  blankLot,
  bodyOf,
  cardOf,
  goodsLeft,
  type LotProblems,
  nameOfSeller,
  nextLot,
  problemsOf,
  quickPrices,
  type TypedLot,
  withFish,
  withTubs,
} from './form.ts'
import { GoodsSheet } from './GoodsSheet.tsx'
import { onEnter } from './keys.ts'
import { LastSale } from './LastSale.tsx'
import { Choice, Part, SpeciesDrawing, Step } from './LotParts.tsx'
import type { QueuedSale } from './queue.ts'
import { saleQueue } from './queueStore.ts'
import { SellerSheet } from './SellerSheet.tsx'
import { SpeciesSheet } from './SpeciesSheet.tsx'
import { rememberLot, undoneLot } from './undo.ts'

type Opened = 'seller' | 'species' | 'goods' | null

/**
 * The form of a lot. After the first lot of a seller, each further lot takes three taps: price, buyer, record. On a wide screen it is made for a
 * keyboard: Enter moves from field to field, and in the last field it records the lot.
 */
export function LotForm({
  desk: loaded,
  sales,
  wide,
}: {
  readonly desk: Desk
  /** The sales of this device. */
  readonly sales: readonly QueuedSale[]
  readonly wide: boolean
}) {
  const t = useText(hallText)
  const locale = useLocale()
  const desk = { ...loaded, lots: goodsLeft(loaded, sales) }
  const owner = { userId: desk.userId, hallId: desk.hall.id }
  const [lot, setLot] = useState<TypedLot>(() => storedLot(owner, desk))
  const [opened, setOpened] = useState<Opened>(null)
  const [tried, setTried] = useState(false)
  // The number of attempts to record the lot that failed because of a problem in the form.
  const [stopped, setStopped] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const problems = problemsOf(lot, desk, locale)
  const shown: LotProblems = tried ? problems : {}
  const type = (part: Partial<TypedLot>) => setLot((before) => ({ ...before, ...part }))
  const chosenFish = desk.fish.find(({ id }) => id === lot.fishId)
  const card = cardOf(lot, desk)

  const fieldAt = (place: number) => form.current?.querySelectorAll('input')[place] ?? null
  const afterSheet = (place: number) => (wide ? () => fieldAt(place) : undefined)

  const record = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) {
      setStopped((count) => count + 1)
      return
    }
    const soldAt = new Date()
    const reference = takeReference(riyadhDay(soldAt))
    const body = bodyOf(lot, desk, { key: newKey(), reference, soldAt })
    const { buyer, seller } = lot
    void saleQueue.put({
      hallId: desk.hall.id,
      userId: desk.userId,
      body,
      shown: {
        hall: desk.hall.name,
        fish: chosenFish?.name ?? '',
        seller: seller ? nameOfSeller(seller) : '',
        buyer:
          buyer.kind === 'typed' ? (card?.name ?? buyer.text) : buyer.kind === 'person' ? buyer.name : null,
      },
      soldAt: soldAt.getTime(),
      state: 'open',
      sale: null,
      refusal: null,
    })
    rememberLot(body.key, lot)
    setTried(false)
    setLot(nextLot(lot))
    // On a phone the buyer and the button are below the first screen, and the next lot begins at the top.
    if (!wide) window.scrollTo({ top: 0 })
    // The seller stays, so the next lot begins at the species.
    if (wide) fieldAt(fields.species)?.focus()
  }
  useEffect(() => storeLot({ userId: loaded.userId, hallId: loaded.hall.id }, lot), [loaded, lot])
  const undone = undoneLot.use()
  useEffect(() => {
    if (!undone) return
    undoneLot.set(null)
    const { lot: again, refused } = undone
    if (refused && afterUndo(lot, again) !== again) {
      showToast('info', t.finishFirst)
      return
    }
    setLot((before) => afterUndo(before, again))
    if (!refused) return
    void saleQueue.drop(refused)
    form.current?.scrollIntoView({ block: 'start' })
  }, [undone, lot, t])
  // The fields of the desk keep a text that found nothing, so clearing the lot draws them anew.
  const [round, setRound] = useState(0)
  const clear = () => {
    setLot(blankLot)
    setTried(false)
    setRound(round + 1)
  }
  useEffect(() => {
    if (stopped === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')
    first?.scrollIntoView({ block: 'center' })
    first?.focus()
  }, [stopped])

  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t.lot}
        onKeyDown={(event) => wide && onEnter(event, record)}
        onSubmit={(event) => {
          event.preventDefault()
          record()
        }}
        className="flex flex-col gap-4"
      >
        {wide ? (
          <>
            <SellerField
              key={`seller-${round}`}
              desk={desk}
              lot={lot}
              error={shown.seller}
              onChange={setLot}
              onNew={() => setOpened('seller')}
            />
            <SpeciesField
              key={`species-${round}`}
              desk={desk}
              lot={lot}
              error={shown.fish}
              onChange={setLot}
              onGoods={() => setOpened('goods')}
            />
          </>
        ) : (
          <>
            <Part title={t.seller} error={shown.seller}>
              <Choice wide icon={UserRound} chosen={lot.seller !== null} onChoose={() => setOpened('seller')}>
                {lot.seller === null ? t.chooseSeller : <Name>{nameOfSeller(lot.seller)}</Name>}
              </Choice>
            </Part>
            <SpeciesTiles desk={desk} lot={lot} error={shown.fish} onChange={setLot} onOpen={setOpened} />
          </>
        )}
        <div className="grid grid-cols-2 items-start gap-3">
          {wide ? (
            <TubsField desk={desk} lot={lot} onChange={setLot} />
          ) : (
            <Tubs desk={desk} lot={lot} onChange={setLot} />
          )}
          <QuantityField
            label={t.weight}
            size={wide ? 'form' : 'large'}
            value={lot.weight}
            onChange={(weight) => type({ weight })}
            errors={shown.weight ? [shown.weight] : []}
          />
        </div>
        <div className="flex flex-col gap-2">
          <AmountField
            label={t.price}
            size="large"
            value={lot.price}
            onChange={(price) => type({ price })}
            errors={shown.price ? [shown.price] : []}
          />
          <div className="grid grid-cols-3 gap-2">
            {quickPrices(lot, desk).map((price) => (
              <Choice
                key={price}
                chosen={printAmount(price) === lot.price}
                onChoose={() => type({ price: printAmount(price) })}
              >
                <Money halalas={price} />
              </Choice>
            ))}
          </div>
        </div>
        {wide ? (
          <div className="flex flex-col gap-2">
            <BuyerField desk={desk} lot={lot} error={shown.buyer} onChange={setLot} />
            <PaymentChoice desk={desk} lot={lot} onChange={type} />
          </div>
        ) : (
          <BuyerPart desk={desk} lot={lot} error={shown.buyer} onChange={type} />
        )}
        {!isBlank(lot) && (
          <button
            type="button"
            onClick={clear}
            className="flex min-h-12 items-center justify-center gap-2 self-start rounded-control px-3 text-dense font-bold text-primary hover:bg-tint"
          >
            <Eraser aria-hidden size={20} />
            {t.clearLot}
          </button>
        )}
        <div
          data-dock
          className="flex flex-col gap-2 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:border-t max-lg:border-hairline max-lg:bg-card max-lg:p-4"
        >
          {!wide && <LastSale sales={sales} />}
          <button
            type="submit"
            className="flex min-h-14 w-full items-center justify-center gap-3 rounded-control bg-primary text-h3 text-on-primary hover:bg-primary-hover"
          >
            <Hammer aria-hidden size={24} />
            {t.sold}
          </button>
          {wide && <p className="text-center text-meta text-quiet">{t.keysHint}</p>}
        </div>
      </form>
      <SellerSheet
        open={opened === 'seller'}
        focusAfter={afterSheet(fields.species)}
        people={desk.people}
        onClose={() => setOpened(null)}
        onChoose={(seller) => {
          type({ seller, productId: null })
          setOpened(null)
        }}
      />
      <SpeciesSheet
        open={opened === 'species'}
        fish={desk.fish}
        onClose={() => setOpened(null)}
        onChoose={(fishId) => {
          setLot(withFish(lot, fishId, desk))
          setOpened(null)
        }}
      />
      <GoodsSheet
        open={opened === 'goods'}
        focusAfter={afterSheet(fields.price)}
        desk={desk}
        lot={lot}
        onClose={() => setOpened(null)}
        onChoose={(next) => {
          setLot(next)
          setOpened(null)
        }}
      />
    </>
  )
}

type PartProps = {
  readonly desk: Desk
  readonly lot: TypedLot
  readonly onChange: (lot: TypedLot) => void
}

function SpeciesTiles({
  desk,
  lot,
  error,
  onChange,
  onOpen,
}: PartProps & {
  readonly error: string | undefined
  readonly onOpen: (opened: Opened) => void
}) {
  const t = useText(hallText)
  return (
    <Part title={t.species} error={error}>
      <div className="grid grid-cols-3 gap-2">
        {tilesOf(desk, lot.fishId).map(({ id, name, image }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === lot.fishId}
            onClick={() => onChange(withFish(lot, id, desk))}
            className={classes(
              'flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border p-1 text-dense leading-tight',
              id === lot.fishId ? 'border-primary bg-tint font-bold text-primary' : 'border-line bg-card',
            )}
          >
            <SpeciesDrawing image={image} />
            <Name>{name}</Name>
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Choice icon={Search} chosen={false} onChoose={() => onOpen('species')}>
          {t.otherSpecies}
        </Choice>
        <Choice icon={Store} chosen={lot.productId !== null} onChoose={() => onOpen('goods')}>
          {t.fromListing}
        </Choice>
      </div>
    </Part>
  )
}

function Tubs({ desk, lot, onChange }: PartProps) {
  const t = useText(hallText)
  const set = (count: number) => onChange(withTubs(lot, count, desk))
  return (
    <Part title={t.tubs}>
      <div className="flex items-stretch gap-1">
        <Step label={t.fewerTubs} icon={Minus} onPress={() => set(lot.tubs - 1)} />
        <output aria-label={t.tubs} className="flex min-h-12 grow items-center justify-center text-h2">
          <Isolate>{String(lot.tubs)}</Isolate>
        </output>
        <Step label={t.moreTubs} icon={Plus} onPress={() => set(lot.tubs + 1)} />
      </div>
    </Part>
  )
}

/** The species that the hall sells most, and the chosen one if it is another; without sales, the first of the list. */
function tilesOf({ usual, fish }: Desk, chosen: number | null) {
  const ids = usual.slice(0, mostTiles).map(({ fish_id }) => fish_id)
  const first = ids.length > 0 ? ids : fish.slice(0, mostTiles).map(({ id }) => id)
  const all = chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, mostTiles - 1)]
  return all.flatMap((id) => fish.find((one) => one.id === id) ?? [])
}

const mostTiles = 6

/** The indexes of two fields on a wide screen. */
const fields = { species: 1, price: 4 } as const
