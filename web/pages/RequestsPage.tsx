import { createFileRoute } from '@tanstack/react-router'
import { requestTitles } from '../requests/requestTitles.ts'
import { NotFound } from '../shell/NotFound.ts'

export const Route = createFileRoute('/requests/')({
  staticData: { phoneTitle: { title: requestTitles.open, up: '/home' } },
  component: NotFound,
})
