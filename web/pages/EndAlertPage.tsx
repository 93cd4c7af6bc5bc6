import { createFileRoute } from '@tanstack/react-router'
import { EndAlert } from '../alerts/EndAlert.tsx'
import { accountTitles } from '../app/titles.ts'

/** The page of the link that ends an alert. Its token is in the fragment, so only the browser renders it. */
export const Route = createFileRoute('/alert')({
  ssr: false,
  staticData: { privateTitle: { title: accountTitles.notifications, up: '/home' } },
  component: EndAlert,
})
