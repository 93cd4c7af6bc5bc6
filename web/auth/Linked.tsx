import type { ReactNode } from 'react'

/**
 * A sentence with links, written as `Agree to the [terms](terms)`, so that each language can place the links. `links`
 * renders the links by name.
 */
export function Linked<Name extends string>({
  text,
  links,
}: {
  readonly text: string
  readonly links: Readonly<Record<Name, (label: string) => ReactNode>>
}) {
  // The parts repeat in groups of three: text, link label, link name.
  const parts = text.split(/\[([^\]]+)\]\((\w+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return <span key={part}>{links[parts[index + 1] as Name]?.(part)}</span>
  })
}
