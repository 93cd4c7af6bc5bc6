import { useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { SpeciesField } from '../../products/listing/species/SpeciesField.tsx'
import { SpeciesPlate } from '../../products/listing/species/SpeciesPlate.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type FishStepProps = { readonly state: RequestState; readonly data: AskData }

/** The species: recent and popular ones as buttons, any other by name. */
export function FishStep({ state: { ask, change, errorsOf, options }, data }: FishStepProps) {
  const t = useText(askText)
  const [open, setOpen] = useState(false)
  const choose = (fishId: number) => change({ fishId })
  const near = [...new Set([...data.recent, ...data.popular])]
    .flatMap((id) => options.fish.find((fish) => fish.id === id) ?? [])
    .slice(0, mostNear)
  return (
    <>
      <SpeciesField
        fish={options.fish}
        chosen={ask.fishId}
        errors={errorsOf('fish_id') ?? []}
        recent={data.recent}
        open={open}
        onOpen={setOpen}
        onChoose={choose}
      />
      {ask.fishId === null && near.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-meta text-quiet">{t.near}</legend>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {near.map(({ id, name, image }) => (
              <li key={id} className="min-w-0">
                <button
                  type="button"
                  onClick={() => choose(id)}
                  className="flex h-full w-full min-w-0 flex-col items-center gap-1 rounded-control border border-line bg-card p-2 text-center text-dense hover:bg-tint"
                >
                  <SpeciesPlate image={image} />
                  <span className="max-w-full min-w-0 break-words">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

const mostNear = 6
