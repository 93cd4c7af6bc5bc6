import type { ReactNode } from 'react'

/**
 * A whole sentence with links inside it, written `Agree to the [terms](terms)`: each language puts them where they
 * belong. `links` draws the named ones.
 */
export function Linked<Name extends string>({
  text,
  links,
}: {
  readonly text: string
  readonly links: Readonly<Record<Name, (words: string) => ReactNode>>
}) {
  // Every third part is a link's words, the one after it its name.
  const parts = text.split(/\[([^\]]+)\]\((\w+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return <span key={part}>{links[parts[index + 1] as Name]?.(part)}</span>
  })
}
