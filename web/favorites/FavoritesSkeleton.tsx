import { ProductCardSkeleton } from '../products/ProductCard.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'

/** The list before it has come: the same boxes. */
export function FavoritesSkeleton() {
  return (
    <>
      <LoadingNote />
      <Skeleton className="my-3 h-4 w-24" />
      <div className={favoritesGrid}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <ProductCardSkeleton key={card} rowOnPhone />
        ))}
      </div>
    </>
  )
}

/** Beside the menu three fit beside each other, two where it is narrow. */
export const favoritesGrid = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3'
