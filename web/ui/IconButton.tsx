import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  readonly icon: LucideIcon
  /** The accessible name and tooltip. */
  readonly label: string
  /**
   * The look: `plain` is for the page, `outlined` is next to a main button, `round` is above a picture, `ink` is in the header.
   */
  readonly kind?: 'plain' | 'outlined' | 'round' | 'ink'
  readonly iconClassName?: string
}

/** A button that has only an icon, with a touch target of 44 px. */
export function IconButton({
  icon: Icon,
  label,
  kind = 'plain',
  iconClassName,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex shrink-0 items-center justify-center transition-colors disabled:opacity-40',
        looks[kind],
        className,
      )}
    >
      <Icon aria-hidden size={kind === 'round' ? 18 : 22} className={iconClassName} />
    </button>
  )
}

const looks = {
  plain: 'size-11 rounded-control text-text hover:bg-tint',
  outlined: 'size-11 rounded-control border border-line bg-card text-primary hover:bg-tint',
  round: 'touch size-9 rounded-full bg-card text-text shadow-card hover:bg-tint',
  ink: 'size-11 rounded-control text-on-ink hover:bg-ink-field',
} as const
