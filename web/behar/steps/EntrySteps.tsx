import { Trash2 } from 'lucide-react'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import {
  fulfillProblem,
  removeSupplyProblem,
  type SupplyMove,
  supplyMoves,
  supplyProblem,
} from '#shared/behar/quantities.ts'
import { editProblem, removeProblem } from '#shared/behar/status.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { AddButton } from '../form/AddButton.tsx'
import { useIntegration } from '../integration/useIntegration.ts'
import { stepText, stepTexts } from './messages.ts'
import { type OpenStep, openStep } from './openStep.ts'
import { supplyPartsOf } from './parts.ts'
import { useRemove } from './useRemove.ts'

/** Whether the state of an entry lets its owner remove it. */
const mayBeRemoved = (code: Parameters<typeof removeProblem>[0]) => code !== 'removed' && !removeProblem(code)

/** The actions of the owner on a supply: sell, reserve, release, edit, remove. */
export function SupplySteps({ supply }: { readonly supply: Supply }) {
  const t = useText(stepText)
  const parts = supplyPartsOf(supply)
  const can = (move: SupplyMove) => supplyProblem(move, parts) === null
  const moves = (['sell', ...supplyMoves.filter((move) => move !== 'sell')] as const).filter(can)
  return (
    <Row>
      {moves.map((move) => (
        <StepButton key={move} step={{ move, entry: supply }} />
      ))}
      {!editProblem(supply.status.code) && (
        <EditButton form={{ side: 'supply', like: supply, edits: true }} number={supply.number} />
      )}
      {mayBeRemoved(supply.status.code) && (
        <RemoveButton side="supply" entry={supply} barredBecause={removeSupplyProblem(parts) && t.promised} />
      )}
    </Row>
  )
}

/** The actions of the owner on a demand: edit, mark as fulfilled, remove. */
export function DemandSteps({ demand }: { readonly demand: Demand }) {
  const { code } = demand.status
  return (
    <Row>
      {!editProblem(code) && (
        <EditButton form={{ side: 'demand', like: demand, edits: true }} number={demand.number} />
      )}
      {!fulfillProblem({ status: code }) && <StepButton step={{ move: 'fulfill', entry: demand }} />}
      {mayBeRemoved(code) && <RemoveButton side="demand" entry={demand} />}
    </Row>
  )
}

function Row({ children }: { readonly children: React.ReactNode }) {
  return <div className="flex flex-wrap gap-2 empty:hidden [&>*]:grow">{children}</div>
}

type OwnStep = Extract<OpenStep, { readonly move: SupplyMove | 'fulfill' }>

function StepButton({ step }: { readonly step: OwnStep }) {
  const t = useText(stepText)
  const { title } = useText(stepTexts[step.move])
  const { refusedBecause } = useIntegration()
  return (
    <Button
      kind="outlined"
      refusedBecause={refusedBecause}
      aria-label={t.named(title, step.entry.number)}
      onClick={() => openStep(step)}
    >
      {title}
    </Button>
  )
}

function EditButton({ form, number }: Pick<React.ComponentProps<typeof AddButton>, 'form' | 'number'>) {
  return <AddButton form={form} kind="outlined" icon={null} number={number} />
}

type RemoveButtonProps = {
  readonly side: 'supply' | 'demand'
  readonly entry: Pick<Supply | Demand, 'id' | 'number'>
  /** The reason why the entry cannot be removed now; null if it can. */
  readonly barredBecause?: string | null
}

function RemoveButton({ side, entry, barredBecause }: RemoveButtonProps) {
  const t = useText(stepText)
  const { remove, busy, refusedBecause } = useRemove(side, entry)
  return (
    <Button
      kind="outlined"
      icon={Trash2}
      busy={busy}
      refusedBecause={barredBecause ?? refusedBecause}
      aria-label={t.named(t.remove, entry.number)}
      onClick={() => void remove()}
      className="enabled:text-coral"
    >
      {t.remove}
    </Button>
  )
}
