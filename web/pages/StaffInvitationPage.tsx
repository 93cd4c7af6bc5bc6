import { createFileRoute } from '@tanstack/react-router'
import { operatorTitles } from '../app/titles.ts'
import { AcceptInvitation } from '../operator/invitations/AcceptInvitation.tsx'

/** The page of an invitation's link (contract, section 8). Its secret is in the fragment, so only the browser renders it. */
export const Route = createFileRoute('/invitation')({
  ssr: false,
  staticData: { privateTitle: { title: operatorTitles.operator, up: '/home' } },
  component: AcceptInvitation,
})
