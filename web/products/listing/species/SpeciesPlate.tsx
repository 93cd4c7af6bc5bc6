import { Picture } from '../../../ui/Picture.tsx'

/** A species drawing on an ice background, 76 by 54 px. */
export function SpeciesPlate({ image }: { readonly image: string | null }) {
  return (
    <span className="ice inline-flex h-13.5 w-19 shrink-0 items-center justify-center overflow-hidden rounded-control">
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="76px"
          width={76}
          height={54}
          className="size-full object-contain p-1"
        />
      )}
    </span>
  )
}
