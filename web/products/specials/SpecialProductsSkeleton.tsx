import { Skeleton, SkeletonList } from '../../ui/states/Skeleton.tsx'
import { ProductCardSkeleton } from '../ProductCard.tsx'
import { specialsGrid } from './SpecialProducts.tsx'

export function SpecialProductsSkeleton() {
  return (
    <div className="content pt-4 pb-10 md:pb-14">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-5 h-9 w-52" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <SkeletonList count={8} className={`mt-6 ${specialsGrid}`}>
        <ProductCardSkeleton rowOnPhone buy />
      </SkeletonList>
    </div>
  )
}
