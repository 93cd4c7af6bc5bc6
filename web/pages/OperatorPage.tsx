import { createFileRoute } from '@tanstack/react-router'
import { guard } from '../auth/guard.ts'
import { skeletonAlive } from '../base/drawnSkeleton.ts'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'
import { OperatorSkeleton } from '../operator/OperatorSkeleton.tsx'
import { operatorTitles } from '../operator/titleMessages.ts'
import { LanguageButtons } from '../shell/LanguageButtons.tsx'
import { NotFoundFace } from '../shell/NotFoundFace.tsx'
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx'

/** Everything of the operators (contract, section 8); what stands below it is web/operator/sections.ts. */
export const Route = createFileRoute('/operator/$')({
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, staff: true, before: () => skeletonAlive(location.pathname) }),
  staticData: { privateTitle: { title: operatorTitles.operator, up: '/home' }, bare: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: OperatorSkeleton,
  component: Page,
})

function Page() {
  const shell = { Languages: LanguageButtons, Theme: ThemeSwitch, NotFound: NotFoundFace }
  return <OperatorFrame rest={Route.useParams()._splat ?? ''} shell={shell} />
}
