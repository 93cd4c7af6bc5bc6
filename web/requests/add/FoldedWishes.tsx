import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { Card } from '../../ui/Card.tsx'
import type { Ask } from './ask.ts'
import { askText } from './messages.ts'
import { foldedFields } from './problems.ts'
import type { AskData } from './useAskData.ts'
import type { RequestState } from './useRequestForm.ts'
import { WishesStep } from './WishesStep.tsx'

type FoldedProps = {
  readonly state: RequestState
  readonly data: AskData
  readonly photos: ListingPhotos
  readonly sent: number | null
}

/** Optional details, collapsed: open from the start when one is filled in, and whenever one is wrong. */
export function FoldedWishes({ state, data, photos, sent }: FoldedProps) {
  const t = useText(askText)
  const base = useText(baseText)
  const id = useId()
  const [opened, setOpened] = useState(() => saysMore(state.ask) || photos.photos.length > 0)
  const wrong = foldedFields.some((field) => field in state.errors)
  // Stay open after the errors are fixed.
  if (wrong && !opened) setOpened(true)
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 md:p-6">
      <h2 id={id} className="text-h3">
        <button
          type="button"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
          className="touch flex w-full items-center gap-3 text-start"
        >
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-tint text-dense text-primary"
          >
            <SlidersHorizontal size={18} />
          </span>
          <span className="min-w-0 grow">
            {t.more} <span className="text-meta font-normal text-quiet">{base.optional}</span>
            {!opened && <span className="block text-meta font-normal text-quiet">{t.moreBody}</span>}
          </span>
          <ChevronDown aria-hidden size={20} className={opened ? 'shrink-0 rotate-180' : 'shrink-0'} />
        </button>
      </h2>
      {opened && <WishesStep state={state} data={data} photos={photos} sent={sent} />}
    </Card>
  )
}

function saysMore({ sizeId, qualityId, weight, price, body, title }: Ask): boolean {
  return (
    sizeId !== null || qualityId !== null || [weight, price, body, title].some((one) => one.trim() !== '')
  )
}
