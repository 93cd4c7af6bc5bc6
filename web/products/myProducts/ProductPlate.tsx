import { isDrawing } from '#shared/base/paths.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { Plate } from '../../ui/values/Plate.tsx'

/** The picture of one of the user's products. */
export function ProductPlate({
  product: { image },
  small = false,
}: {
  readonly product: OwnProduct
  /** True for a picture of 76 by 54 px on phones too; on wide screens, every row has this size. */
  readonly small?: boolean
}) {
  return (
    <Plate
      image={image}
      fit={isDrawing(image) ? 'drawing' : 'photo'}
      width={104}
      height={84}
      className={small ? 'h-13.5 w-19' : 'h-21 w-26 max-md:row-span-2 md:h-13.5 md:w-19'}
    />
  )
}
