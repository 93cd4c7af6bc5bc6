import { Name } from '../../ui/values/Isolate.tsx'
import { RecordLink } from './RecordLink.tsx'

/** The name of a person as a link to their page in the back office. */
export function PersonLink({
  person: { id, name },
}: {
  readonly person: { readonly id: number; readonly name: string }
}) {
  return (
    <RecordLink record={{ type: 'user', id }}>
      <Name className="wrap-anywhere">{name}</Name>
    </RecordLink>
  )
}
