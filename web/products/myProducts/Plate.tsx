import { isDrawing } from '#shared/base/paths.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The picture of one of the user's products; a species drawing has a margin. */
export function Plate({
  product,
  small = false,
}: {
  readonly product: OwnProduct
  /** True for a plate of 76 by 54 px, which a row on a wide screen has too. */
  readonly small?: boolean
}) {
  const drawn = isDrawing(product.image)
  return (
    <span
      className={classes(
        'ice block shrink-0 overflow-hidden rounded-control',
        small ? 'h-13.5 w-19' : 'h-21 w-26 max-md:row-span-2 md:h-13.5 md:w-19',
      )}
    >
      <Picture
        image={product.image}
        alt=""
        sizes="104px"
        width={104}
        height={84}
        className={classes('size-full', drawn ? 'object-contain p-1.5' : 'object-cover')}
      />
    </span>
  )
}
