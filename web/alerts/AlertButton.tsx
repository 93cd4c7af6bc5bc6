import { useRouter } from '@tanstack/react-router'
import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AlertPlace } from '#shared/alerts/rules.ts'
import { messages, useText } from '../app/texts/text.ts'
import { Button } from '../ui/Button.tsx'

type AlertButtonProps = {
  readonly fish: { readonly id: number; readonly name: string }
  readonly origin: 'local' | 'imported'
  /** The preselected place. */
  readonly place?: AlertPlace
  /** The average price of the origin and place in SR per kg, shown as a guide. */
  readonly average?: number | undefined
  readonly kind?: 'outlined' | 'text'
  readonly className?: string
}

/** Opens the form of a new alert of a species; a visitor is asked to sign in first. The form is loaded on the first click. */
export function AlertButton({
  fish,
  origin,
  place = null,
  average,
  kind = 'outlined',
  className,
}: AlertButtonProps) {
  const t = useText(buttonText)
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const start = async () => {
    const { requireSignIn } = await import('../auth/signIn/askSignIn.ts')
    if (!(await requireSignIn(router))) return
    setLoaded(true)
    setOpen(true)
  }
  return (
    <>
      <Button kind={kind} icon={BellPlus} onClick={() => void start()} {...(className ? { className } : {})}>
        {t.button(fish.name)}
      </Button>
      {loaded && (
        <Suspense fallback={null}>
          <NewAlert
            edited={open ? { kind: 'new', fish, origin, place, average } : null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The texts of the form are loaded with the form. */
const buttonText = messages({
  button: { ar: (fish: string) => `نبّهني عن ${fish}`, en: (fish: string) => `Alert me about ${fish}` },
})

const NewAlert = lazy(() => import('./NewAlert.tsx').then((module) => ({ default: module.NewAlert })))
