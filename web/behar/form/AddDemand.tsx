import { type LucideIcon, Plus } from 'lucide-react'
import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddRefusal } from '../integration/useIntegration.ts'
import { formText } from './messages.ts'
import { openForm } from './openForm.ts'

type AddDemandButtonProps = {
  /** The user's own demand to repeat. */
  readonly like?: Demand | undefined
  /** Deletes `like` after the new one is created: this changes its target price. */
  readonly replaces?: boolean
  readonly kind?: 'filled' | 'outlined' | 'text'
  readonly size?: 'normal' | 'main'
  readonly icon?: LucideIcon | null
  readonly wide?: boolean
  /** `D-902`, for the accessible name of a button in a list. */
  readonly number?: string | undefined
  readonly className?: string | undefined
}

/** Opens the demand form (FormSheet.tsx); disabled with the reason when adding is not allowed. */
export function AddDemandButton({
  like,
  replaces = false,
  icon = Plus,
  number,
  ...look
}: AddDemandButtonProps) {
  const t = useText(formText)
  const refusedBecause = useAddRefusal()
  const step = !like ? t.addDemand : replaces ? t.changeTarget : t.likeDemand
  return (
    <Button
      {...look}
      icon={icon ?? undefined}
      refusedBecause={refusedBecause}
      aria-label={number && t.named(step, number)}
      onClick={() => openForm({ side: 'demand', like: like ?? null, replaces })}
    >
      {step}
    </Button>
  )
}
