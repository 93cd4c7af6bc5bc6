import { Name } from '../../ui/values/Isolate.tsx'

/** A person's name in a column next to others; at most two lines. */
export function ShortName({ children }: { readonly children: string }) {
  return <Name className="line-clamp-2 max-w-44 min-w-24 wrap-anywhere">{children}</Name>
}
