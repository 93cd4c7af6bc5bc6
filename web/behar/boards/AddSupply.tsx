import { type LucideIcon, Plus } from 'lucide-react'
import type { Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { formText } from '../form/messages.ts'
import { openForm } from '../form/openForm.ts'
import { useAddRefusal } from '../integration/useIntegration.ts'

type AddSupplyButtonProps = {
  /** The user's own supply to repeat. */
  readonly like?: Supply | undefined
  readonly kind?: 'filled' | 'outlined' | 'text'
  readonly size?: 'normal' | 'main'
  readonly icon?: LucideIcon | null
  readonly wide?: boolean
  /** `S-1204`, for the accessible name of a button in a list. */
  readonly number?: string | undefined
  readonly className?: string | undefined
}

/** Opens the supply form (FormSheet.tsx); disabled with the reason when adding is not allowed. */
export function AddSupplyButton({ like, icon = Plus, number, ...look }: AddSupplyButtonProps) {
  const t = useText(formText)
  const refusedBecause = useAddRefusal()
  const step = like ? t.likeSupply : t.addSupply
  return (
    <Button
      {...look}
      icon={icon ?? undefined}
      refusedBecause={refusedBecause}
      aria-label={number && t.named(step, number)}
      onClick={() => openForm({ side: 'supply', like: like ?? null })}
    >
      {step}
    </Button>
  )
}
