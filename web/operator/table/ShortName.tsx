import { Name } from '../../ui/values/Isolate.tsx'

/**
 * A text by a person in a column next to others, such as a name; at most two lines. It is aligned to the start of the column in
 * both languages.
 */
export function ShortName({ children }: { readonly children: string }) {
  return (
    <span className="block max-w-44 min-w-24">
      <Name className="line-clamp-2 w-fit wrap-anywhere">{children}</Name>
    </span>
  )
}
