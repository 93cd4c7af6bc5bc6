import { type LucideIcon, Plus } from 'lucide-react'
import type { Demand } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddRefusal } from '../integration/useIntegration.ts'
import { formText } from './messages.ts'
import { openForm } from './openForm.ts'

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

/** Opens the form for a demand (FormSheet.tsx); off with its reason where nobody may add now. */
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
