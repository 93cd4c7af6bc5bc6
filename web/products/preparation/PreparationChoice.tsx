import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { Product } from '#shared/products/contract.ts'
import { apart, unbroken } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import { preparationText } from './messages.ts'

export type OfferedPreparation = Product['preparations'][number]

/** Radio buttons for the offered preparations with their prices. Renders nothing if the fish is only sold whole. */
export function PreparationChoice({
  offered,
  chosen,
  wholePicture,
  onChoose,
}: {
  readonly offered: readonly OfferedPreparation[]
  readonly chosen: OfferedPreparation['code']
  /** The picture of the species, for the forms in which the fish is whole; without it, the choices have no pictures. */
  readonly wholePicture?: string | undefined
  readonly onChoose: (code: OfferedPreparation['code']) => void
}) {
  const t = useText(preparationText)
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // Takes over a choice that was made before hydration, which React keeps in the radio buttons but not in the state.
  const takeAhead = useEffectEvent(() => {
    const early = offered.find(
      ({ code }) => code === group.current?.querySelector<HTMLInputElement>(':checked')?.value,
    )
    if (early && early.code !== chosen) onChoose(early.code)
  })
  useLayoutEffect(() => takeAhead(), [])
  if (offered.length < 2) return null
  return (
    <fieldset
      ref={group}
      className="mt-4 min-w-0 border-t border-hairline pt-4"
      aria-describedby={`${name}-note`}
    >
      <legend className="visually-hidden">{t.title}</legend>
      <p aria-hidden className="text-dense font-bold">
        {t.title}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((each) => {
          const picture = wholePicture && pictureOf(each, wholePicture)
          return (
            <label
              key={each.code}
              className={classes(
                'relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-control border px-3 py-1 text-center text-dense',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                each.code === chosen
                  ? 'border-primary bg-tint font-bold text-primary inset-ring inset-ring-primary'
                  : 'border-line bg-card hover:bg-tint',
              )}
            >
              <input
                type="radio"
                name={name}
                value={each.code}
                checked={each.code === chosen}
                onChange={() => onChoose(each.code)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {picture && (
                <Picture
                  image={picture}
                  alt=""
                  width={72}
                  height={44}
                  sizes="72px"
                  small
                  className="my-1 h-11 w-18 object-contain"
                />
              )}
              {each.name}
              {each.code !== 'whole' && <Extra price={each.price} />}
            </label>
          )
        })}
      </div>
      <p id={`${name}-note`} className="mt-2 text-meta text-quiet">
        {t.byWholeWeight}
      </p>
    </fieldset>
  )
}

/** Forms that are no longer whole have drawings of their own, or no picture. */
function pictureOf({ code, image }: OfferedPreparation, whole: string): string | undefined {
  return image ?? (code === 'fillet' || code === 'steaks' ? undefined : whole)
}

function Extra({ price }: { readonly price: number }) {
  const t = useText(preparationText)
  const locale = useLocale()
  return (
    <span className="text-meta font-normal text-quiet">
      {price === 0 ? t.free : apart(unbroken(t.extra(printMoney(halalasOf(price), locale))))}
    </span>
  )
}
