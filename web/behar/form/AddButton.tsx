import { type LucideIcon, Plus } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { useAddRefusal } from '../integration/useIntegration.ts'
import { openForm, type WantedForm } from './FormSheet.tsx'
import { formText } from './messages.ts'

type AddButtonProps = {
  readonly form: WantedForm
  readonly kind?: 'filled' | 'outlined' | 'text'
  readonly icon?: LucideIcon | null
  readonly wide?: boolean
  /** The number of `like`, such as `D-902`, for the accessible name of a button in a list. */
  readonly number?: string | undefined
  readonly className?: string | undefined
}

/** Opens the form of a supply or demand, to add or to edit. If adding is not allowed, the button is disabled and shows the reason. */
export function AddButton({ form, icon = Plus, number, ...look }: AddButtonProps) {
  const t = useText(formText)
  const refusedBecause = useAddRefusal()
  const supply = form.like ? t.likeSupply : t.addSupply
  const demand = form.like ? t.likeDemand : t.addDemand
  const added = form.side === 'supply' ? supply : demand
  const step = form.edits ? t.edit : added
  return (
    <Button
      {...look}
      icon={icon ?? undefined}
      refusedBecause={refusedBecause}
      aria-label={number && t.named(step, number)}
      onClick={() => openForm(form)}
    >
      {step}
    </Button>
  )
}

export const newSupply: WantedForm = { side: 'supply', like: null }
export const newDemand: WantedForm = { side: 'demand', like: null }

/** The box of the add button: on a phone above the bottom bar, clear of its large button. */
export const dockClasses =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-18 max-md:z-20 max-md:p-4 max-md:has-disabled:bg-card max-md:[&>*]:w-full'
