import { useEffect } from 'react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** One grey box of the final shape: give it the height and width of what will stand there. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classes('skeleton block rounded-badge', className)} />
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

/**
 * Resolves once the skeleton that the server drew for this path belongs to the running page; at once on every later
 * page. Leading away before would take the page from under React while it takes over what was drawn, which it mends by
 * drawing everything anew, with an error in the console.
 */
export async function skeletonAlive(pathname: string): Promise<void> {
  if (pathname === landing) await alive
}

/** For a skeleton that the server draws in the place of a private page. */
export function useSkeletonAlive(): void {
  useEffect(() => {
    landing = undefined
    tellAlive()
  }, [])
}

/** Where the browser landed, until the skeleton there is alive. */
let landing = typeof window === 'undefined' ? undefined : window.location.pathname
let tellAlive: () => void = () => undefined
const alive = new Promise<void>((resolve) => {
  tellAlive = resolve
})
