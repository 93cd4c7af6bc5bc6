import { createFileRoute } from '@tanstack/react-router'
import { operatorTitles } from '../app/titles.ts'
import { guard } from '../auth/guard.ts'
import { OperatorFrame } from '../operator/frame/OperatorFrame.tsx'
import { LanguageButtons } from '../shell/header/LanguageButtons.tsx'
import { ThemeSwitch } from '../shell/header/ThemeSwitch.tsx'
import { BlankSkeleton, skeletonHydrated } from '../ui/states/Skeleton.tsx'

/** All pages of the back office (contract, section 8); web/operator/frame/sections.ts lists them. */
export const Route = createFileRoute('/operator/$')({
  ssr: false,
  beforeLoad: ({ context, location }) =>
    guard({ context, location, staff: true, before: () => skeletonHydrated(location.pathname) }),
  staticData: { privateTitle: { title: operatorTitles.operator, up: '/home' }, bare: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: BlankSkeleton,
  component: Page,
})

function Page() {
  const shell = { Languages: LanguageButtons, Theme: ThemeSwitch }
  return <OperatorFrame rest={Route.useParams()._splat ?? ''} shell={shell} />
}
