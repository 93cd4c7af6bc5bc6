import { Fish } from 'lucide-react'
import { RequestPlate } from '../requests/RequestPlate.tsx'

/** The drawn species on ice; a fish's outline where nobody drew it, the bare ice until it is known. */
export function GoodsPlate({ image }: { readonly image: string | null | undefined }) {
  if (image) return <RequestPlate plate image={image} />
  return (
    <span className="ice flex h-14 w-19 shrink-0 items-center justify-center rounded-control">
      {image === null && <Fish aria-hidden size={28} strokeWidth={1.5} className="text-line" />}
    </span>
  )
}
