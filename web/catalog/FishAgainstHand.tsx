/**
 * The length of the fish for each code of a size, in percent of the drawing's width. Other codes except `mixed` have no
 * drawing.
 */
const lengths: Readonly<Record<string, number>> = {
  very_small: 14,
  small: 24,
  medium: 40,
  large: 62,
  jumbo: 88,
}

/**
 * A drawing of a fish beside a hand, to scale (the hand is about 18 cm long). It shows the size to people who do not read
 * the word. The word is beside the drawing, so screen readers skip the drawing.
 */
export function FishAgainstHand({ code }: { readonly code: string }) {
  if (code === 'mixed')
    return (
      <svg viewBox="0 0 100 56" aria-hidden="true" className="h-12 w-full" fill="currentColor">
        <Hand />
        <Fish length={24} y={8} />
        <Fish length={46} y={20} />
        <Fish length={16} y={33} />
      </svg>
    )
  const length = lengths[code]
  if (length === undefined) return null
  return (
    <svg viewBox="0 0 100 56" aria-hidden="true" className="h-12 w-full" fill="currentColor">
      <Hand />
      <Fish length={length} y={37 - length / 5} />
    </svg>
  )
}

/** A flat hand below the fish, 40 units long. */
function Hand() {
  return (
    <g opacity="0.45" transform="translate(0 14)">
      <path d="M4 30h12c3 0 5 1 7 2l18 0a2 2 0 0 1 0 4h2a2 2 0 0 1 0 3h-3a2 2 0 0 1 0 3H22c-4 0-7-1-9-2H4z" />
      <path d="M15 31c2-4 6-6 9-6a2 2 0 0 1 1 4l-4 4z" />
    </g>
  )
}

/** A fish with its tail at the start and `length` units long. */
function Fish({ length, y }: { readonly length: number; readonly y: number }) {
  const scale = length / 100
  return (
    <g transform={`translate(4 ${y}) scale(${scale})`}>
      <path d="M0 -16 C10 -8 14 -4 20 -2 C36 -18 66 -20 84 -8 C92 -3 98 0 100 0 C98 2 92 6 84 10 C66 20 36 18 20 4 C14 6 10 10 0 18 C5 8 6 -6 0 -16z" />
      <circle cx="86" cy="-2" r="2.6" fill="var(--color-card)" />
    </g>
  )
}
