import { baseText } from '../messages.ts'
import { useText } from '../text.ts'
import { classes } from './classes.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** One grey box of the final shape: give it the height and width of what will stand there. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classes('skeleton block rounded-mark', className)} />
}

/** Says once that something loads; put it beside a group of skeletons. */
export function LoadingNote() {
  const t = useText(baseText)
  return (
    <span role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
    </span>
  )
}
