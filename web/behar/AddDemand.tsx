import { type LucideIcon, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { formText } from './formMessages.ts'
import { useAddRefusal } from './useIntegration.ts'

type AddDemandButtonProps = {
  /** One's own, to be asked for once more. */
  readonly like?: Demand | undefined
  /** `like` is to go once the new one stands: its target is changed. */
  readonly replaces?: boolean
  readonly kind?: 'filled' | 'outlined' | 'text'
  readonly size?: 'normal' | 'main'
  readonly icon?: LucideIcon | null
  readonly wide?: boolean
  /** `D-902`: for whoever cannot see at which entry it stands. */
  readonly number?: string | undefined
  readonly className?: string | undefined
}

/** Opens the form for a demand, whose code comes with the first press; off with its reason where nobody may add now. */
export function AddDemandButton({
  like,
  replaces = false,
  icon = Plus,
  number,
  ...look
}: AddDemandButtonProps) {
  const t = useText(formText)
  const refusedBecause = useAddRefusal()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const press = () => {
    setWanted(true)
    setOpen(true)
  }
  const step = !like ? t.addDemand : replaces ? t.changeTarget : t.likeDemand
  return (
    <>
      <Button
        {...look}
        icon={icon ?? undefined}
        refusedBecause={refusedBecause}
        aria-label={number && t.named(step, number)}
        onClick={press}
      >
        {step}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <DemandForm open={open} onClose={() => setOpen(false)} like={like ?? null} replaces={replaces} />
        </Suspense>
      )}
    </>
  )
}

const DemandForm = lazy(() => import('./DemandForm.tsx').then((module) => ({ default: module.DemandForm })))
