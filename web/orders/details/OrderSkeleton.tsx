import { Card } from '../../ui/Card.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'

export function OrderSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-2 h-5 w-48" />
      <div className="mt-6 grid items-start gap-3 md:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-24 w-full rounded-card xl:order-2" />
        <Card padding="details" className="flex flex-col gap-6 xl:row-span-2">
          {['first', 'second', 'third', 'fourth'].map((stage) => (
            <div key={stage} className="flex items-center gap-4">
              <Skeleton className="h-5 w-12" />
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-6 w-48 max-w-full" />
            </div>
          ))}
        </Card>
        <Card padding="details" className="flex flex-col gap-4 xl:order-3">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-full" />
        </Card>
      </div>
    </>
  )
}
