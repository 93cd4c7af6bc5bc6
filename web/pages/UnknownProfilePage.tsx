import { createFileRoute, redirect } from '@tanstack/react-router'

/** Unknown paths below the profile lead to / (specification, section 2), whoever asks. */
export const Route = createFileRoute('/profile/$')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
