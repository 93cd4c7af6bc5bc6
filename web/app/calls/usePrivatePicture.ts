import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { storedToken } from './token.ts'

/** Fetches a protected picture with the bearer token and returns an object URL for it. */
export function usePrivatePicture(image: string): {
  readonly address: string | null
  readonly failed: boolean
} {
  const { data, isError } = useQuery({
    queryKey: ['private picture', image],
    queryFn: ({ signal }) => fetched(image, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { address: useAddress(data), failed: isError }
}

async function fetched(image: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(image, { signal, headers: { Authorization: `Bearer ${storedToken()}` } })
  if (!answer.ok) throw new Error(`the picture request returned status ${answer.status}`)
  return await answer.blob()
}

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
