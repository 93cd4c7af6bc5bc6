import { useState } from 'react'
import { latinDigits } from '#shared/base/text/digits.ts'
import { fold } from '#shared/base/text/fold.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import type { HallPerson } from '#shared/hall/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { hallText } from '../messages.ts'
import type { TypedSeller } from './form.ts'

/** Chooses the seller among the people of the hall, or names a new one by mobile, also without a network. */
export function SellerSheet({
  open,
  people,
  onChoose,
  onClose,
  focusAfter,
}: {
  readonly open: boolean
  readonly people: readonly HallPerson[]
  readonly onChoose: (seller: TypedSeller) => void
  readonly onClose: () => void
  readonly focusAfter?: (() => HTMLElement | null) | undefined
}) {
  const t = useText(hallText)
  const [sought, setSought] = useState('')
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [wrong, setWrong] = useState(false)
  const words = fold(latinDigits(sought).trim())
  const found = people
    .filter(
      (person) =>
        words === '' || fold(person.name).includes(words) || String(person.number).startsWith(words),
    )
    .slice(0, mostShown)
  const choose = (person: HallPerson) => {
    setSought('')
    onChoose({ id: person.id, name: person.name })
  }
  const use = () => {
    const read = mobileE164(latinDigits(mobile))
    setWrong(read === undefined)
    if (read === undefined) return
    onChoose({ mobile: read, name: name.trim() })
    setSought('')
    setName('')
    setMobile('')
  }
  return (
    <Sheet
      open={open}
      side="panel"
      title={t.chooseSeller}
      onClose={onClose}
      {...(focusAfter && { focusAfter })}
    >
      <div className="flex flex-col gap-4 p-4">
        <TextField
          label={t.findPerson}
          value={sought}
          onChange={setSought}
          autoComplete="off"
          onKeyDown={({ key, nativeEvent }) => {
            const [first] = found
            if (key === 'Enter' && !nativeEvent.isComposing && words !== '' && first) choose(first)
          }}
        />
        {found.length === 0 && <p className="text-quiet">{t.nobody}</p>}
        <ul className="flex flex-col">
          {found.map((person) => (
            <li key={person.id} className="border-b border-hairline">
              <button
                type="button"
                onClick={() => choose(person)}
                className="flex min-h-13 w-full items-center gap-3 text-start"
              >
                <Isolate className="w-14 shrink-0 text-quiet">{String(person.number)}</Isolate>
                <Name className="grow font-bold">{person.name}</Name>
                {person.mobile && <Isolate className="text-meta text-quiet">{person.mobile}</Isolate>}
              </button>
            </li>
          ))}
        </ul>
        <section className="flex flex-col gap-3 border-t border-hairline pt-4">
          <h3 className="font-bold">{t.newPerson}</h3>
          <TextField
            label={t.mobile}
            dir="ltr"
            inputMode="tel"
            value={mobile}
            onChange={setMobile}
            errors={wrong ? [t.badMobile] : []}
          />
          <TextField label={t.name} optional value={name} onChange={setName} />
          <Button kind="outlined" size="main" onClick={use}>
            {t.useSeller}
          </Button>
        </section>
      </div>
    </Sheet>
  )
}

const mostShown = 40
