import { Avatar } from '../account/Avatar.tsx'
import { Name } from '../base/ui/Isolate.tsx'

type Person = { readonly name: string; readonly avatar?: string | null }

/** Who it is, with their picture or initials. */
export function UserName({ person: { name, avatar = null } }: { readonly person: Person }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <Avatar person={{ f_name: name, l_name: '', avatar }} size="small" />
      <Name className="font-bold">{name}</Name>
    </span>
  )
}
