import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'

type FilteredListSkeletonProps = { readonly className: string; readonly children: ReactNode }

/** The skeleton of a list with its filter column and toolbar; `children` are the cards. */
export function FilteredListSkeleton({ className, children }: FilteredListSkeletonProps) {
  return (
    <div
      className={classes('grid items-start gap-x-6 md:mt-6 lg:grid-cols-[280px_minmax(0,1fr)]', className)}
    >
      <div className="hidden rounded-card bg-card p-4 shadow-card lg:block">
        <Skeleton className="mb-6 h-7 w-2/3" />
        <Skeleton className="mb-8 h-11 w-full rounded-control" />
        {['1', '2', '3', '4', '5', '6'].map((row) => (
          <Skeleton key={row} className="my-5 h-5 w-4/5" />
        ))}
      </div>
      <div className="min-w-0">
        <div className="mb-4 grid grid-cols-2 gap-3 lg:flex lg:justify-between">
          <Skeleton className="h-11 rounded-control lg:w-32" />
          <Skeleton className="h-11 rounded-control lg:w-44" />
        </div>
        {children}
      </div>
    </div>
  )
}
