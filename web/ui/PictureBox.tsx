import type { ReactNode } from 'react'
import { pictureKinds } from '../app/calls/usePicture.ts'
import { classes } from './classes.ts'
import type { Control } from './form/Field.tsx'

/** A dashed box inside a field that accepts a picture by click or drop and shows its children. */
export function PictureBox({
  name,
  onChoose,
  className = 'min-h-24 flex-wrap gap-4 p-4',
  accept = pictureKinds,
  action,
  children,
  ...control
}: Control & {
  readonly name?: string
  readonly onChoose: (file: File) => void
  readonly className?: string
  /** The types of files that the dialog offers; pictures by default. */
  readonly accept?: string
  /** A button next to the box. */
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div
      className={classes(
        'relative flex items-center rounded-card border border-dashed border-line has-aria-invalid:border-coral',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {children}
      <input
        {...control}
        name={name}
        type="file"
        accept={accept}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
          // Resetting the value allows the user to choose the same file again after removing it.
          event.target.value = ''
        }}
      />
      {action}
    </div>
  )
}
