import { usePrivatePicture } from '../../app/calls/usePrivatePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { detailsText } from './messages.ts'

/** A picture that only the sides of an order and staff may see: fetched with the reader's token, opened large by a click. */
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
