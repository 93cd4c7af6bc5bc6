import { SlidersHorizontal } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { productsText } from '../messages.ts'

/** Opens the filter sheet; shows the number of active filters. */
export function FilterButton({
  active,
  onOpen,
  className,
}: {
  readonly active: number
  readonly onOpen: () => void
  readonly className?: string
}) {
  const t = useText(productsText)
  return (
    <Button
      kind="outlined"
      icon={SlidersHorizontal}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={className}
    >
      {t.filter}
      {active > 0 && (
        <span
          title={t.activeFilters(active)}
          className="inline-flex size-6 items-center justify-center rounded-full bg-primary text-meta text-on-primary"
        >
          {active}
        </span>
      )}
    </Button>
  )
}
