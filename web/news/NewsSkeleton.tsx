import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'

export function NewsSkeleton() {
  return (
    <div className="content pt-4 pb-10 md:pb-14">
      <LoadingNote />
      <Skeleton className="h-4 w-40 max-md:hidden" />
      <Skeleton className="mt-5 h-9 w-40 max-md:hidden" />
      <div className="overflow-hidden rounded-card bg-card shadow-card md:mt-14 md:grid md:grid-cols-[3fr_2fr]">
        <Skeleton className="aspect-[2/1] rounded-none" />
        <div className="flex flex-col justify-center gap-4 p-4 md:p-8">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-8 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </div>
      <div className="mt-3 grid gap-3 md:mt-5 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {cards.map((card) => (
          <div
            key={card}
            className="flex gap-3 overflow-hidden rounded-card bg-card p-3 shadow-card md:flex-col md:p-0"
          >
            <Skeleton className="size-26 shrink-0 md:h-43 md:w-full md:rounded-none" />
            <div className="flex grow flex-col gap-3 md:p-5">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const cards = ['1', '2', '3'] as const
