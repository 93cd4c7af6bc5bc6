import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type Look = {
  /** The look of the button. At most one button per card or panel is filled; lists use outlined buttons. */
  readonly kind?: 'filled' | 'outlined' | 'text' | 'refusal' | 'ink' | undefined
  /** `normal` is 44 px high. `main` is 52 px high and is for the main action of a page. */
  readonly size?: 'normal' | 'main' | undefined
  readonly icon?: LucideIcon | undefined
  readonly wide?: boolean | undefined
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled' | 'type'> & {
    readonly type?: 'button' | 'submit'
    /** If set, the button is disabled and the reason is shown under it. */
    readonly refusedBecause?: string | null | undefined
    /** True while an action is pending; clicks are then ignored. */
    readonly busy?: boolean | undefined
  }

export function Button({
  kind,
  size,
  icon: Icon,
  wide,
  refusedBecause,
  busy,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const off = Boolean(refusedBecause)
  const { className, type = 'button', onClick, ...others } = rest
  const button = (
    <button
      {...others}
      type={type}
      disabled={off}
      aria-busy={busy || undefined}
      aria-describedby={off ? reasonId : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(buttonClasses({ kind, size, wide }), className)}
    >
      {Icon && <Icon aria-hidden size={20} className="shrink-0" />}
      {children}
    </button>
  )
  if (!off) return button
  return (
    <span className={classes('inline-flex flex-col gap-1', wide && 'w-full')}>
      {button}
      <span id={reasonId} className="text-meta text-quiet">
        {refusedBecause}
      </span>
    </span>
  )
}

/** A link that looks like a button; `to`, `params` and `search` are typed by the routes. */
export const ButtonLink: LinkComponent<typeof ButtonAnchor> = createLink(ButtonAnchor)

function ButtonAnchor({
  kind,
  size,
  icon: Icon,
  wide,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'> & { readonly children?: ReactNode }) {
  return (
    <a {...rest} className={classes(buttonClasses({ kind, size, wide }), className)}>
      {Icon && <Icon aria-hidden size={20} className="shrink-0" />}
      {children}
    </a>
  )
}

/** A text link, such as "see more". */
export const TextLink: LinkComponent<typeof TextAnchor> = createLink(TextAnchor)

function TextAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={classes(
        'text-dense font-bold text-primary hover:text-primary-hover hover:underline',
        className,
      )}
    />
  )
}

export function buttonClasses({ kind = 'filled', size = 'normal', wide }: Omit<Look, 'icon'>): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-bold transition-colors',
    'disabled:border-hairline disabled:bg-ground disabled:font-normal disabled:text-quiet',
    size === 'main' ? 'min-h-13 px-6 text-body' : 'min-h-11 px-4 text-dense',
    wide && 'w-full',
    looks[kind],
  )
}

/** Only filled buttons have this class. A toast covers none of them (overlay/Toast.tsx). */
export const filledClass = 'bg-primary'

const looks = {
  filled: 'bg-primary text-on-primary hover:bg-primary-hover disabled:border',
  outlined: 'border border-line bg-card text-primary hover:bg-tint',
  text: 'text-primary hover:bg-tint',
  refusal: 'border border-coral bg-card text-coral hover:bg-coral-tint',
  ink: 'bg-ink-active text-on-ink-active hover:bg-ink-chosen hover:text-on-ink-chosen',
} as const
