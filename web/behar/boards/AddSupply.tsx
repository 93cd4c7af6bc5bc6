import { type LucideIcon, Plus } from 'lucide-react'
import type { Supply } from '#shared/behar/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { formText } from '../form/messages.ts'
import { openForm } from '../form/openForm.ts'
import { useAddRefusal } from '../integration/useIntegration.ts'

type AddSupplyButtonProps = {
  /** One's own, to be offered once more. */
  readonly like?: Supply | undefined
  readonly kind?: 'filled' | 'outlined' | 'text'
  readonly size?: 'normal' | 'main'
  readonly icon?: LucideIcon | null
  readonly wide?: boolean
  /** `S-1204`: for whoever cannot see at which entry it stands. */
  readonly number?: string | undefined
  readonly className?: string | undefined
}

/** Opens the form for a supply (FormSheet.tsx); off with its reason where nobody may add now. */
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
