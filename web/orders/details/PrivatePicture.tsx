import { usePrivatePicture } from '../../app/calls/usePrivatePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { detailsText } from './messages.ts'

/**
 * A picture that only the sides of an order and the market's people may see: it is fetched as they are, and stands in this
 * page alone. A press shows it large.
 */
export function PrivatePicture({ image, alt }: { readonly image: string; readonly alt: string }) {
  const t = useText(detailsText)
  const { address, failed } = usePrivatePicture(image)
  if (failed) return <p className="text-meta text-quiet">{t.pictureFailed}</p>
  if (!address) return <Skeleton className="aspect-4/3 w-full" />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img
        src={address}
        alt={alt}
        width={120}
        height={90}
        className="aspect-4/3 w-full rounded-control bg-ground object-cover"
      />
    </a>
  )
}
