/** Links to files of open data, feeds and pictures, which are not pages of the application. */
export function DataLinks({
  links,
}: {
  readonly links: readonly { readonly href: string; readonly label: string }[]
}) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5">
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
