import { useState } from 'react'
import { fold } from '#shared/base/text/fold.ts'
import { useText } from '../../app/texts/text.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import type { DeskFish } from '../desk.ts'
import { hallText } from '../messages.ts'

/** Chooses a species that the hall seldom sells, by any of its names. */
export function SpeciesSheet({
  open,
  fish,
  onChoose,
  onClose,
}: {
  readonly open: boolean
  readonly fish: readonly DeskFish[]
  readonly onChoose: (fishId: number) => void
  readonly onClose: () => void
}) {
  const t = useText(hallText)
  const [sought, setSought] = useState('')
  const words = fold(sought.trim())
  const found = fish.filter(
    ({ name, aliases }) => words === '' || [name, ...aliases].some((one) => fold(one).includes(words)),
  )
  const choose = (fishId: number) => {
    setSought('')
    onChoose(fishId)
  }
  return (
    <Sheet open={open} side="panel" title={t.chooseSpecies} onClose={onClose}>
      <div className="flex flex-col gap-4 p-4">
        <TextField
          label={t.findSpecies}
          value={sought}
          onChange={setSought}
          autoComplete="off"
          onKeyDown={({ key, nativeEvent }) => {
            const [first] = found
            if (key === 'Enter' && !nativeEvent.isComposing && words !== '' && first) choose(first.id)
          }}
        />
        {found.length === 0 && <p className="text-quiet">{t.noSpecies}</p>}
        <ul className="flex flex-col">
          {found.map(({ id, name }) => (
            <li key={id} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => choose(id)}
                className="flex min-h-13 w-full items-center text-start font-bold"
              >
                <Name>{name}</Name>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
