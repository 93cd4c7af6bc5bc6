import { Newspaper } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import { Ticker } from '../ui/values/Ticker.tsx'
import type { HomeData } from './loadHome.ts'
import { homeText } from './messages.ts'

/** The news ticker (specification, section 1, Home page); renders nothing without lines. */
export function NewsTicker({ lines }: { readonly lines: HomeData['ticker'] }) {
  const t = useText(homeText)
  if (lines.length === 0) return null
  return (
    <div className="border-b border-sand-edge bg-sand text-on-sand">
      <Ticker
        label={t.newsTicker}
        items={lines}
        keyOf={({ id }) => id}
        className="content h-11 gap-3"
        buttonClassName="relative z-1"
        start={
          <span className="flex shrink-0 items-center gap-2 text-dense font-bold">
            <Newspaper aria-hidden size={18} />
            <span className="max-md:visually-hidden">{t.newsTicker}</span>
          </span>
        }
      >
        {({ text, url }, tabIndex) => (
          <span className="flex items-center gap-6 px-3 text-dense whitespace-nowrap">
            {url ? (
              <a href={url} tabIndex={tabIndex} className="hover:underline">
                <bdi>{text}</bdi>
              </a>
            ) : (
              <bdi>{text}</bdi>
            )}
            <span aria-hidden="true" className="size-1.5 rounded-full bg-amber-dot" />
          </span>
        )}
      </Ticker>
    </div>
  )
}
