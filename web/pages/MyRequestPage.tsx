import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { privateHead } from '../base/head.ts'
import { requestTitles } from '../requests/requestTitles.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/profile/_framed/my-requests/$requestId')({
  beforeLoad: ({ context, location }) => guard({ context, location }),
  head: ({ match }) => privateHead(match.context, requestTitles.one),
  staticData: { phoneTitle: { title: requestTitles.one, up: '/profile/my-requests' } },
  component: NotFound,
})
