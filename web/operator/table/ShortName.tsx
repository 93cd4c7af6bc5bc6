import { Name } from '../../ui/values/Isolate.tsx'

/**
 * A text that a person typed, such as a name, in a column of a table; at most two lines. It is aligned to the start of
 * the column in both languages.
 */
export function ShortName({ children }: { readonly children: string }) {
  return (
    <span className="block max-w-44 min-w-24">
      <Name className="line-clamp-2 w-fit wrap-anywhere">{children}</Name>
    </span>
  )
}
