import { ChevronDown, ChevronUp } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { listsText } from '../lists/messages.ts'

/**
 * Buttons that move an item up or down by one position. At the first or last position the button stays, but has no
 * effect.
 */
export function PlaceButtons({
  name,
  first,
  last,
  onStep,
}: {
  readonly name: string
  readonly first: boolean
  readonly last: boolean
  readonly onStep: (by: 1 | -1) => void
}) {
  const t = useText(listsText)
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={t.up(name)}
        aria-disabled={first || undefined}
        className={first ? 'opacity-40' : undefined}
        onClick={() => !first && onStep(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t.down(name)}
        aria-disabled={last || undefined}
        className={last ? 'opacity-40' : undefined}
        onClick={() => !last && onStep(1)}
      />
    </>
  )
}
