import { Pause, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '../../app/state/useHydrated.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

type TickerProps<Item> = {
  /** The accessible name. */
  readonly label: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  /** Renders an item. Links must use `tabIndex`, because the second copy is hidden from screen readers and from Tab. */
  readonly children: (item: Item, tabIndex: 0 | -1) => ReactNode
  /** Called each time all items have been shown, and when the user scrolls a ticker that does not move. */
  readonly onRound?: () => void
  /** Content at the start that does not move. */
  readonly start?: ReactNode
  readonly className?: string
  readonly buttonClassName?: string
}

/**
 * The number of items that fill the band. The server's HTML has only these; the other items are added when the band starts
 * to move. The second copy has only these, because it is seen only where the first copy ends.
 */
const fill = 12

/**
 * A band that moves towards the inline start, which in Arabic is from left to right. It pauses on hover, on focus and by
 * its button. With reduced motion it does not move, and can be scrolled.
 */
export function Ticker<Item>(props: TickerProps<Item>) {
  const { label, items, keyOf, children, onRound, start, className, buttonClassName } = props
  const t = useText(baseText)
  const [paused, setPaused] = useState(false)
  const running = useHydrated()
  const run = (copy: boolean) => (
    <ul aria-hidden={copy || undefined} className="ticker-run">
      {(copy || !running ? items.slice(0, fill) : items).map((item) => (
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without motion it is scrolled, also by keyboard.
        tabIndex={0}
        className="ticker"
        data-running={running || undefined}
        data-paused={paused || undefined}
        data-pace={pace(items.length)}
        onAnimationIteration={onRound}
        onScroll={onRound}
      >
        <div className="ticker-belt">
          {run(false)}
          {running && run(true)}
        </div>
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

/** The duration of the movement, which grows with the number of items, so that all bands have about the same speed. */
function pace(items: number): 'short' | 'middle' | 'long' | 'longest' {
  if (items <= 4) return 'short'
  if (items <= 12) return 'middle'
  return items <= 40 ? 'long' : 'longest'
}
