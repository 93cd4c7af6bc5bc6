type FileLink = { readonly href: string; readonly label: string }

/** Links to files and feeds of prices. */
export function FileLinks({ links }: { readonly links: readonly FileLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-dense text-primary underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
