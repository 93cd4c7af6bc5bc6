import { createFileRoute } from '@tanstack/react-router'
import { readRedirect } from '../auth/redirect.ts'
import { SignIn } from '../auth/SignIn.tsx'
import { authTitles } from '../auth/titleMessages.ts'
import { privateHead } from '../base/head.ts'

export const Route = createFileRoute('/auth/sign-in')({
  validateSearch: readRedirect,
  head: ({ match }) => privateHead(match.context, authTitles.signIn),
  staticData: { phoneTitle: { title: authTitles.signIn, up: '/home' } },
  component: SignIn,
})
