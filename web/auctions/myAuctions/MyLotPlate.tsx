import type { OwnAuction } from '#shared/auctions/selling.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'

/** The picture of the user's own lot in a list; a species drawing has a margin. */
export function MyLotPlate({
  auction: { image, fish },
}: {
  readonly auction: Pick<OwnAuction, 'image' | 'fish'>
}) {
  return (
    <span className="ice block h-14 w-19 shrink-0 overflow-hidden rounded-control">
      <Picture
        image={image}
        alt=""
        sizes="76px"
        width={76}
        height={56}
        className={classes('size-full', image === fish.image ? 'object-contain p-1' : 'object-cover')}
      />
    </span>
  )
}
