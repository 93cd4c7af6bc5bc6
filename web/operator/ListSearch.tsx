import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextBox } from '../base/ui/Field.tsx'
import type { Listing } from './listing.ts'

/** The words that narrow a table; asked once the reader has paused. */
export function ListSearch({ listing, label }: { readonly listing: Listing; readonly label: string }) {
  const asked = String(listing.search.s ?? '')
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  // Another list, or the browser's way back.
  if (before !== asked) {
    setBefore(asked)
    if (typed.trim() !== asked) setTyped(asked)
  }
  const { change } = listing
  useEffect(() => {
    if (typed.trim() === asked) return undefined
    const timer = setTimeout(() => change({ s: typed.trim() || undefined }), pauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <TextBox
      type="search"
      size="tool"
      icon={Search}
      aria-label={label}
      placeholder={label}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="min-w-48 grow"
    />
  )
}

const pauseMs = 250
