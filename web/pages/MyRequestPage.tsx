import { createFileRoute } from '@tanstack/react-router'
import { wholeOf } from '../app/search.ts'
import { requestTitles } from '../app/titles.ts'
import { MyRequest } from '../requests/myRequest/MyRequest.tsx'

export const Route = createFileRoute('/profile/_framed/my-requests/$requestId')({
  validateSearch: (search): { edit?: true | undefined } => ({
    edit: String(search.edit) === 'true' || undefined,
  }),
  staticData: { privateTitle: { title: requestTitles.one, up: '/profile/my-requests' } },
  component: Page,
})

function Page() {
  const { requestId } = Route.useParams()
  const { edit } = Route.useSearch()
  return <MyRequest key={requestId} id={wholeOf(requestId)} edits={edit === true} />
}
