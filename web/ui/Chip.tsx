import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { baseText } from '../app/texts/messages.ts'
import { useText } from '../app/texts/text.ts'
import { classes } from './classes.ts'

/** An active filter with a button that removes it; 36 px high, with a touch target of 44 px. */
export function FilterChip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useText(baseText)
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={t.remove(name)}
      className="touch inline-flex h-9 shrink-0 items-center gap-2 rounded-full bg-tint px-4 text-meta font-bold whitespace-nowrap text-primary hover:text-primary-hover"
    >
      {name}
      <X aria-hidden size={16} />
    </button>
  )
}

/** A toggle button for one of a few short choices. */
export function ChoiceChip({
  chosen,
  onChange,
  children,
}: {
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChange(!chosen)}
      className={classes(
        'touch inline-flex h-9 items-center gap-2 rounded-full border px-4 text-dense whitespace-nowrap',
        chosen ? 'border-primary bg-tint font-bold text-primary' : 'border-line bg-card hover:bg-tint',
      )}
    >
      {children}
    </button>
  )
}
