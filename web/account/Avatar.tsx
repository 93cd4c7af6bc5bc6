import type { User } from '#shared/auth/contract.ts'
import { pictureOf } from '#shared/base/paths.ts'
import { useLocale } from '../app/texts/text.ts'
import { initialsOf } from '../products/initials.ts'
import { classes } from '../ui/classes.ts'

type AvatarProps = {
  readonly person: Pick<User, 'f_name' | 'l_name' | 'avatar'>
  readonly size: keyof typeof sizes
  /** The URL of a picture that is chosen but not saved yet. */
  readonly preview?: string | null
}

/** The user's picture or initials. */
export function Avatar({ person: { f_name, l_name, avatar }, size, preview }: AvatarProps) {
  const locale = useLocale()
  const source = preview ?? (avatar && pictureOf(avatar, 160))
  const { box, pixels } = sizes[size]
  if (source) {
    return (
      <img
        src={source}
        alt=""
        width={pixels}
        height={pixels}
        className={classes('shrink-0 rounded-full bg-sand object-cover', box)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-sand font-bold text-on-sand',
        box,
      )}
    >
      {initialsOf(`${f_name} ${l_name}`, locale)}
    </span>
  )
}

const sizes = {
  small: { box: 'size-11', pixels: 44 },
  large: { box: 'size-18 text-h2', pixels: 72 },
} as const
