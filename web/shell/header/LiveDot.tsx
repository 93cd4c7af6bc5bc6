import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { shellText } from '../messages.ts'

/** A coral dot next to "Auctions" while an auction is open, with a text for screen readers. */
export function LiveDot({ className }: { readonly className?: string }) {
  const t = useText(shellText)
  return (
    <span className={classes('inline-flex size-2.5 shrink-0 rounded-full bg-down', className)}>
      <VisuallyHidden>{t.openNow}</VisuallyHidden>
    </span>
  )
}
