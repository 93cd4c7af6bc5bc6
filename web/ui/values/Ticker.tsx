import { Pause, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAlive } from '../../app/alive.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

type TickerProps<Item> = {
  /** Names the band for a screen reader. */
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  /** Draws one item; a link in it must take `tabIndex`: the second, copied run is seen but not read or tabbed. */
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** The fixed words at the start of the band. */
  readonly start?: ReactNode
  readonly className?: string
  readonly buttonClassName?: string
}

/** So many stand in the page as it arrives, enough to fill the band; the others join when it starts to move. */
const firstItems = 12

/**
 * A band that enters at the inline end and moves towards the inline start (in Arabic from left to right).
 * It stands still on hover, on focus, by its button, and for reduced motion, where it can be scrolled instead.
 */
export function Ticker<Item>(props: TickerProps<Item>) {
  const { label, items, keyOf, children, start, className, buttonClassName } = props
  const t = useText(baseText)
  const [paused, setPaused] = useState(false)
  const running = useAlive()
  const run = (copy: boolean) => (
    <ul aria-hidden={copy || undefined} className="ticker-run">
      {(running ? items : items.slice(0, firstItems)).map((item) => (
        <li key={keyOf(item)} className="flex shrink-0 items-center">
          {children(item, copy ? -1 : 0)}
        </li>
      ))}
    </ul>
  )
  const Icon = paused ? Play : Pause
  const action = paused ? t.playTicker(label) : t.pauseTicker(label)
  return (
    <section aria-label={label} className={classes('flex items-center', className)}>
      {start}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not move it is scrolled, by keys too.
        tabIndex={0}
        className="ticker"
        data-running={running || undefined}
        data-paused={paused || undefined}
        data-pace={pace(items.length)}
      >
        {run(false)}
        {running && run(true)}
      </div>
      <button
        type="button"
        aria-label={action}
        title={action}
        onClick={() => setPaused(!paused)}
        className={classes(
          'inline-flex size-11 shrink-0 items-center justify-center motion-reduce:hidden',
          buttonClassName,
        )}
      >
        <Icon aria-hidden size={18} />
      </button>
    </section>
  )
}

/** More items take longer for a round, so that all bands move at about one speed. */
function pace(items: number): 'short' | 'middle' | 'long' | 'longest' {
  if (items <= 4) return 'short'
  if (items <= 12) return 'middle'
  return items <= 40 ? 'long' : 'longest'
}
