import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import { classes } from '../../ui/classes.ts'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'

/** A part of the form with its title and its error. */
export function Part({
  title,
  error,
  children,
}: {
  readonly title: string
  readonly error?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-dense font-bold">{title}</legend>
      {children}
      {error && (
        <div role="alert">
          <FieldErrors errors={[error]} />
        </div>
      )}
    </fieldset>
  )
}

/** The drawing of a species, if it has one. */
export function SpeciesDrawing({ image }: { readonly image: string | null }) {
  if (!image) return null
  return <img src={pictureOf(image, 320)} alt="" width={48} height={32} className="h-8 w-12 object-contain" />
}

/** A large toggle of one choice, at least 48 px high. */
export function Choice({
  icon: Icon,
  chosen,
  wide,
  onChoose,
  children,
}: {
  readonly icon?: LucideIcon
  readonly chosen: boolean
  readonly wide?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'flex min-h-13 min-w-0 items-center justify-center gap-2 rounded-control border px-2 text-dense',
        wide && 'w-full',
        chosen ? 'border-primary bg-tint font-bold text-primary' : 'border-line bg-card',
      )}
    >
      {Icon && <Icon aria-hidden size={20} className="shrink-0" />}
      {children}
    </button>
  )
}

/** A button that changes a number by one. */
export function Step({
  label,
  icon: Icon,
  onPress,
}: {
  readonly label: string
  readonly icon: LucideIcon
  readonly onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-13 items-center justify-center rounded-control border border-line bg-card text-primary"
    >
      <Icon aria-hidden size={24} />
    </button>
  )
}
