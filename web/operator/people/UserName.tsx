import type { ReactNode } from 'react'
import { Avatar } from '../../account/Avatar.tsx'
import { Name } from '../../ui/values/Isolate.tsx'

type Person = { readonly name: string; readonly avatar?: string | null }

/** A user's name with picture or initials; `below` is shown under the name on a phone. */
export function UserName({
  person: { name, avatar = null },
  below,
}: {
  readonly person: Person
  readonly below?: ReactNode
}) {
  return (
    <span className="inline-flex min-w-0 items-center gap-3">
      <Avatar person={{ f_name: name, l_name: '', avatar }} size="small" />
      <span className="min-w-0">
        <Name className="font-bold">{name}</Name>
        {below && <span className="block text-meta font-normal text-quiet lg:hidden">{below}</span>}
      </span>
    </span>
  )
}
