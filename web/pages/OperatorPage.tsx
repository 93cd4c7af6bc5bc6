import { createFileRoute } from '@tanstack/react-router'
import { operatorTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { OperatorFrame } from '../operator/frame/OperatorFrame.tsx'
import { OperatorSkeleton } from '../operator/frame/OperatorSkeleton.tsx'
import { LanguageButtons } from '../shell/header/LanguageButtons.tsx'
import { ThemeSwitch } from '../shell/header/ThemeSwitch.tsx'
import { NotFoundState } from '../shell/NotFoundState.tsx'
import { skeletonHydrated } from '../ui/states/Skeleton.tsx'

/** The back office (contract, section 8); its own routes are in web/operator/frame/sections.ts. */
export const Route = createFileRoute('/operator/$')({
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, staff: true, before: () => skeletonHydrated(location.pathname) }),
  staticData: { privateTitle: { title: operatorTitles.operator, up: '/home' }, bare: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: OperatorSkeleton,
  component: Page,
})

function Page() {
  const shell = { Languages: LanguageButtons, Theme: ThemeSwitch, NotFound: NotFoundState }
  return <OperatorFrame rest={Route.useParams()._splat ?? ''} shell={shell} />
}
