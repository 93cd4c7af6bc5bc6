import { createFileRoute } from '@tanstack/react-router'
import { requestTitles } from '../requests/requestTitles.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/requests/$requestId')({
  staticData: { phoneTitle: { title: requestTitles.one, up: '/requests' } },
  component: NotFound,
})
