import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '../base/text.ts'
import { storedToken } from '../base/token.ts'
import { Skeleton } from '../base/ui/Skeleton.tsx'
import { detailsText } from './detailsMessages.ts'

/**
 * A picture that only the sides of an order and the market's people may see: it is fetched as they are, and stands in this
 * page alone. A press shows it large.
 */
export function PrivatePicture({ image, alt }: { readonly image: string; readonly alt: string }) {
  const t = useText(detailsText)
  const { data, isError } = useQuery({
    queryKey: ['private picture', image],
    queryFn: ({ signal }) => fetched(image, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(data)
  if (isError) return <p className="text-meta text-quiet">{t.pictureFailed}</p>
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

async function fetched(image: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(image, { signal, headers: { Authorization: `Bearer ${storedToken()}` } })
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
  return await answer.blob()
}

/** An address for what was fetched, as long as it is shown. */
function useAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return undefined
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
