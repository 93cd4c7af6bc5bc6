import { Hammer, Minus, Plus, Search, Store, UserRound } from 'lucide-react'
import { useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { printAmount } from '#shared/base/money.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { newKey } from '../../app/calls/idempotencyKey.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { AmountField } from '../../ui/form/AmountField.tsx'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { BuyerPart } from './BuyerPart.tsx'
import { takeReference } from './device.ts'
import {
  blankLot,
  bodyOf,
  cardOf,
  type LotProblems,
  nextLot,
  problemsOf,
  quickPrices,
  type TypedLot,
  withFish,
  withTubs,
} from './form.ts'
import { GoodsSheet } from './GoodsSheet.tsx'
import { Choice, Part, Step } from './LotParts.tsx'
import { putSale } from './queueStore.ts'
import { SellerSheet } from './SellerSheet.tsx'
import { SpeciesSheet } from './SpeciesSheet.tsx'

type Opened = 'seller' | 'species' | 'goods' | null

/** The form of a lot. After the first lot of a seller, the next takes three taps: price, buyer, record. */
export function LotForm({ desk }: { readonly desk: Desk }) {
  const t = useText(hallText)
  const locale = useLocale()
  const [lot, setLot] = useState<TypedLot>(blankLot)
  const [opened, setOpened] = useState<Opened>(null)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(lot, desk, locale)
  const shown: LotProblems = tried ? problems : {}
  const type = (part: Partial<TypedLot>) => setLot((before) => ({ ...before, ...part }))
  const chosenFish = desk.fish.find(({ id }) => id === lot.fishId)
  const card = cardOf(lot, desk)

  const record = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    const soldAt = new Date()
    const reference = takeReference(riyadhDay(soldAt))
    const body = bodyOf(lot, desk, { key: newKey(), reference, soldAt })
    const { buyer, seller } = lot
    void putSale({
      hallId: desk.hall.id,
      userId: desk.userId,
      body,
      shown: {
        hall: desk.hall.name,
        fish: chosenFish?.name ?? '',
        seller: seller?.name || ('mobile' in (seller ?? {}) ? (seller as { mobile: string }).mobile : ''),
        buyer:
          buyer.kind === 'typed' ? (card?.name ?? buyer.text) : buyer.kind === 'person' ? buyer.name : null,
      },
      soldAt: soldAt.getTime(),
      state: 'open',
      sale: null,
      refusal: null,
    })
    setTried(false)
    setLot(nextLot(lot))
  }

  return (
    <form
      noValidate
      aria-label={t.lot}
      onSubmit={(event) => {
        event.preventDefault()
        record()
      }}
      className="flex flex-col gap-4"
    >
      <Part title={t.seller} error={shown.seller}>
        <Choice wide icon={UserRound} chosen={lot.seller !== null} onChoose={() => setOpened('seller')}>
          {lot.seller === null ? (
            t.chooseSeller
          ) : (
            <Name>{lot.seller.name || ('mobile' in lot.seller ? lot.seller.mobile : '')}</Name>
          )}
        </Choice>
      </Part>
      <Part title={t.species} error={shown.fish}>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {tilesOf(desk, lot.fishId).map(({ id, name, image }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === lot.fishId}
              onClick={() => setLot(withFish(lot, id, desk))}
              className={classes(
                'flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border p-1 text-dense leading-tight',
                id === lot.fishId ? 'border-primary bg-tint font-bold text-primary' : 'border-line bg-card',
              )}
            >
              {image && (
                <img
                  src={pictureOf(image, 320)}
                  alt=""
                  width={48}
                  height={32}
                  className="h-8 w-12 object-contain"
                />
              )}
              <Name>{name}</Name>
            </button>
          ))}
          <Choice icon={Search} chosen={false} onChoose={() => setOpened('species')}>
            {t.otherSpecies}
          </Choice>
          <Choice icon={Store} chosen={lot.productId !== null} onChoose={() => setOpened('goods')}>
            {t.fromListing}
          </Choice>
        </div>
      </Part>
      <div className="grid grid-cols-2 items-start gap-3">
        <Part title={t.tubs}>
          <div className="flex items-stretch gap-1">
            <Step
              label={t.fewerTubs}
              icon={Minus}
              onPress={() => setLot(withTubs(lot, lot.tubs - 1, desk))}
            />
            <output aria-label={t.tubs} className="flex min-h-12 grow items-center justify-center text-h2">
              <Isolate>{String(lot.tubs)}</Isolate>
            </output>
            <Step label={t.moreTubs} icon={Plus} onPress={() => setLot(withTubs(lot, lot.tubs + 1, desk))} />
          </div>
        </Part>
        <QuantityField
          label={t.weight}
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
      <BuyerPart desk={desk} lot={lot} error={shown.buyer} onChange={type} />
      <div data-dock className="sticky bottom-0 -mx-4 border-t border-hairline bg-card p-4">
        <button
          type="submit"
          className="flex min-h-14 w-full items-center justify-center gap-3 rounded-control bg-primary text-h3 text-on-primary hover:bg-primary-hover"
        >
          <Hammer aria-hidden size={24} />
          {t.sold}
        </button>
      </div>
      <SellerSheet
        open={opened === 'seller'}
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
        desk={desk}
        lot={lot}
        onClose={() => setOpened(null)}
        onChoose={(next) => {
          setLot(next)
          setOpened(null)
        }}
      />
    </form>
  )
}

/** The species that the hall sells most, and the chosen one if it is another; without sales, the first of the list. */
function tilesOf({ usual, fish }: Desk, chosen: number | null) {
  const ids = usual.slice(0, mostTiles).map(({ fish_id }) => fish_id)
  const first = ids.length > 0 ? ids : fish.slice(0, mostTiles).map(({ id }) => id)
  const all = chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, mostTiles - 1)]
  return all.flatMap((id) => fish.find((one) => one.id === id) ?? [])
}

const mostTiles = 7
