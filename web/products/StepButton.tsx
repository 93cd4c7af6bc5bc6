import type { Plus } from 'lucide-react'

type StepButtonProps = {
  readonly icon: typeof Plus
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
  /** The size classes. */
  readonly className: string
}

/** A button that decreases or increases a number, with an accessible name. */
export function StepButton({ icon: Icon, label, off, onPress, className }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onPress}
      className={`${className} inline-flex items-center justify-center hover:bg-tint disabled:text-line disabled:hover:bg-transparent`}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
