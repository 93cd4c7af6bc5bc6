import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

/** One of a few that exclude each other: icon, title, one line, the radio at the inline end; the chosen one tinted. */
export function ChoiceCard({
  name,
  value,
  icon: Icon,
  title,
  body,
  chosen,
  onChoose,
}: {
  /** Shared by the cards of one choice. */
  readonly name: string
  readonly value: string
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const bodyId = useId()
  return (
    <label className="flex min-h-18 cursor-pointer items-center gap-4 rounded-card border border-line px-4 py-3 has-checked:border-primary has-checked:bg-tint has-checked:outline-1 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Icon aria-hidden size={24} className="shrink-0 text-primary" />
      <span className="min-w-0 grow">
        <span className="block text-dense font-bold">{title}</span>
        <span id={bodyId} className="block text-meta text-quiet">
          {body}
        </span>
      </span>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={title}
        aria-describedby={bodyId}
        checked={chosen}
        onChange={onChoose}
        className="size-5.5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line bg-card outline-none checked:border-7 checked:border-primary"
      />
    </label>
  )
}
