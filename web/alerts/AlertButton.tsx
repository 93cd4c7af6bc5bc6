import { useRouter } from '@tanstack/react-router'
import { BellPlus, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AlertPlace } from '#shared/alerts/rules.ts'
import { messages, useText } from '../app/texts/text.ts'
import { useSession } from '../auth/session.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import type { EditedAlert, GuidePrice } from './AlertSheet.tsx'
import type { Alert } from './queries.ts'
import { keepWaitingAlert, takeWaitingAlert } from './waitingAlert.ts'

type AlertButtonProps = {
  readonly fish: { readonly id: number; readonly name: string }
  readonly origin: 'local' | 'imported'
  /** The preselected place. */
  readonly place?: AlertPlace
  /** A price of the origin and place, shown as a guide. */
  readonly guide?: GuidePrice | undefined
  readonly className?: string
}

/**
 * Opens the form of a new alert of a species, or of the user's alert that already covers its place, which is named above the
 * button. A visitor is asked to sign in first; the form then opens after the sign-in. The form and the user's alerts are
 * loaded after hydration.
 */
export function AlertButton({ fish, origin, place = null, guide, className }: AlertButtonProps) {
  const t = useText(buttonText)
  const router = useRouter()
  const { profile } = useSession()
  const [found, setFound] = useState<Alert | null>(null)
  const own = profile && found
  const [edited, setEdited] = useState<EditedAlert | null>(null)
  const edit = (alert: Alert | null) => setEdited(alert ?? { kind: 'new', fish, origin, place, guide })
  const start = async () => {
    const { requireSignIn } = await import('../auth/signIn/askSignIn.ts')
    if (await requireSignIn(router, () => keepWaitingAlert(fish.id, Date.now()))) edit(own)
  }
  const onFound = (alert: Alert | null, loaded: boolean) => {
    setFound(alert)
    if (loaded && takeWaitingAlert(fish.id, Date.now())) edit(alert)
  }
  return (
    <div className={classes('flex min-w-0 flex-col gap-2', className)}>
      {profile && (
        <Suspense fallback={null}>
          <OwnAlert
            key={profile.id}
            goods={{ fishId: fish.id, origin, place }}
            onFound={onFound}
            edited={edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {/* The same element before and after an alert is saved, so it keeps the focus. */}
      <Button kind="outlined" icon={own ? Pencil : BellPlus} onClick={() => void start()}>
        {own ? t.change : t.button(fish.name)}
      </Button>
    </div>
  )
}

/** The texts of the form are loaded with the form. */
const buttonText = messages({
  button: { ar: (fish: string) => `نبّهني عن ${fish}`, en: (fish: string) => `Alert me about ${fish}` },
  change: { ar: 'تعديل التنبيه', en: 'Edit alert' },
})

const OwnAlert = lazy(() => import('./OwnAlert.tsx').then((module) => ({ default: module.OwnAlert })))
