import { useState } from 'react'
import { fold } from '#shared/base/text/fold.ts'
import { useText } from '../../app/texts/text.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import { type TypedLot, withGoods } from './form.ts'

/** Takes a lot from goods on sale in the market of the hall: their species, seller and quantity. */
export function GoodsSheet({
  open,
  desk,
  lot,
  onChoose,
  onClose,
  focusAfter,
}: {
  readonly open: boolean
  readonly desk: Desk
  readonly lot: TypedLot
  readonly onChoose: (lot: TypedLot) => void
  readonly onClose: () => void
  readonly focusAfter?: (() => HTMLElement | null) | undefined
}) {
  const t = useText(hallText)
  const [sought, setSought] = useState('')
  const words = fold(sought.trim())
  const found = desk.lots.filter(({ name, seller }) => fold(`${name} ${seller}`).includes(words))
  const choose = (goods: Desk['lots'][number]) => {
    setSought('')
    onChoose(withGoods(lot, goods))
  }
  return (
    <Sheet
      open={open}
      side="panel"
      title={t.fromListing}
      onClose={onClose}
      {...(focusAfter && { focusAfter })}
    >
      <div className="flex flex-col gap-4 p-4">
        {desk.lots.length > searchFrom && (
          <TextField
            label={t.findGoods}
            value={sought}
            onChange={setSought}
            autoComplete="off"
            onKeyDown={({ key, nativeEvent }) => {
              const [first] = found
              if (key === 'Enter' && !nativeEvent.isComposing && words !== '' && first) choose(first)
            }}
          />
        )}
        {found.length === 0 && (
          <p className="text-quiet">{desk.lots.length === 0 ? t.noListings : t.noGoodsFound}</p>
        )}
        <ul className="flex flex-col">
          {found.map((goods) => (
            <li key={goods.product_id} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => choose(goods)}
                className="flex min-h-16 w-full items-center justify-between gap-3 text-start"
              >
                <span className="min-w-0">
                  <span className="block truncate font-bold">
                    <Name>{goods.name}</Name>
                  </span>
                  <span className="block text-meta text-quiet">
                    <Name>{goods.seller}</Name>
                  </span>
                </span>
                <Kilograms kilograms={goods.quantity} className="shrink-0 font-bold" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** A list that is longer than a screen of a phone is searched. */
const searchFrom = 8
