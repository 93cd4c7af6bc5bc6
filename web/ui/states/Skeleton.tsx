import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../classes.ts'

/** A grey box. Give it the height and the width of the content that it replaces. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classes('skeleton block rounded-badge', className)} />
}

/** Announces to screen readers that content is loading; use one for a group of skeletons. It takes up no space in a grid. */
export function LoadingNote() {
  const t = useText(baseText)
  return (
    <span role="status" className="visually-hidden">
      {t.loading}
    </span>
  )
}

/** The skeleton of a picture with two lines of text next to it. */
export function PlateSkeleton({ className }: { readonly className?: string }) {
  return (
    <div className={classes('flex gap-3', className)}>
      <Skeleton className="h-14 w-19 shrink-0 rounded-control" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  )
}

/** A list of skeletons with a picture and two lines. */
export function PlatesSkeleton() {
  return (
    <SkeletonList className="flex flex-col gap-4">
      <PlateSkeleton />
    </SkeletonList>
  )
}

type SkeletonListProps = {
  readonly count?: number
  readonly className: string
  /** The skeleton of one item. */
  readonly children: ReactNode
}

/** A list of equal skeletons. */
export function SkeletonList({ count = 4, className, children }: SkeletonListProps) {
  return (
    <>
      <LoadingNote />
      <div className={className}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Fragment key={place}>{children}</Fragment>
        ))}
      </div>
    </>
  )
}

/**
 * Starts the skeleton of a page at the top after a navigation. The router resets or restores the scroll position only when the
 * page has loaded.
 */
export function useStartAtTop(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const { location, resolvedLocation } = router.state
    if (!resolvedLocation || resolvedLocation.pathname === location.pathname) return
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [router])
}

/**
 * Resolves once the server's skeleton for this path is hydrated; on every later page it resolves immediately. A redirect
 * during hydration would make React discard the server's HTML and log an error.
 */
export async function skeletonHydrated(pathname: string): Promise<void> {
  if (pathname === landingPath) await hydrated
}

/** Reports the hydration of a skeleton that the server renders in place of a private page. */
export function useSkeletonHydrated(): void {
  useEffect(() => {
    landingPath = undefined
    resolveHydrated()
  }, [])
}

/** The skeleton that the server renders in place of a private page without a shell, until the session is known. */
export function BlankSkeleton() {
  useSkeletonHydrated()
  return (
    <div className="min-h-dvh">
      <LoadingNote />
    </div>
  )
}

/** The path of the first page, until its skeleton is hydrated. */
let landingPath = typeof window === 'undefined' ? undefined : window.location.pathname
let resolveHydrated: () => void = () => undefined
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})
