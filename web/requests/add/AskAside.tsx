import { BellRing, EyeOff, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { AskPreview } from './AskPreview.tsx'
import { worthOf } from './AskSum.tsx'
import { askText } from './messages.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'

type AsideProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  /** Not sent yet: explains what happens after sending. */
  readonly fresh: boolean
  /** The submit button, docked at the bottom on a phone. */
  readonly children: ReactNode
}

/** The preview for sellers, the total, and what happens after sending. */
export function AskAside({ state, data, photos, fresh, children }: AsideProps) {
  const t = useText(askText)
  const worth = worthOf(state, data)
  return (
    <aside aria-label={t.seenAs} className="sticky top-24 flex flex-col gap-4 max-xl:static">
      <h2 className="text-dense font-normal text-quiet max-xl:hidden">{t.seenAs}</h2>
      <div className="max-xl:hidden">
        <AskPreview state={state} photos={photos} />
      </div>
      {worth && (
        <Card className="flex items-center justify-between gap-3 text-dense max-xl:hidden">
          <span className="text-quiet">{t[worth.by]}</span>
          <output className="font-bold">
            <Money halalas={worth.sum} />
          </output>
        </Card>
      )}
      {fresh && <Next />}
      {children}
    </aside>
  )
}

function Next() {
  const t = useText(askText)
  return (
    <section aria-label={t.next} className="rounded-card bg-sand p-4 text-dense text-on-sand">
      <h2 className="text-dense font-bold">{t.next}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {steps.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-2">
            <Icon aria-hidden size={18} className="mt-1 shrink-0" />
            {t[text]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps = [
  { icon: BellRing, text: 'told' },
  { icon: Scale, text: 'free' },
  { icon: EyeOff, text: 'masked' },
] as const
