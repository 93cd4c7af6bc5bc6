import type { FieldProblems } from '#shared/base/errors.ts'
import {
  type Grams,
  grams,
  gramsOf,
  printKilograms,
  readKilograms,
  toKilograms,
} from '#shared/base/quantity.ts'
import { problemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { freeOf, mostOf } from '#shared/behar/quantities.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { SheetForm } from '../../ui/overlay/SheetForm.tsx'
import { useIntegration } from '../integration/useIntegration.ts'
import { printedWeight } from '../printed.ts'
import { stepText, stepTexts } from './messages.ts'
import type { OpenStep } from './openStep.ts'
import { firstForDeal, mostForDeal, supplyPartsOf } from './parts.ts'
import { useMove } from './useMove.ts'

type StepFormProps = { readonly step: OpenStep; readonly open: boolean; readonly onClose: () => void }

/**
 * Asks for the quantity of a step and sends it once (contract 6, supply/update). A step of a deal starts with the quantity of the
 * deal (firstForDeal), another step with the largest possible quantity.
 */
export function StepForm({ step, open, onClose }: StepFormProps) {
  const t = useText(stepText)
  const own = useText(stepTexts[step.move])
  const locale = useLocale()
  const { refusedBecause } = useIntegration()
  const most = mostIn(step)
  const number = numberIn(step)
  const { fish_type } = step.entry
  const move = useMove(step.move)
  const call = useAction((quantity: number, key: string) => move({ id: step.entry.id, quantity }, key), {
    unsure: t.unsure,
    done: (_answer, quantity) => own.done(number, printedWeight(quantity, locale)),
    onDone: onClose,
  })
  const form = useForm(call, {
    start: { quantity: printKilograms(firstIn(step, most)) },
    labels: { quantity: t.quantity },
    problems: ({ quantity }) => problemsOf(quantity, most),
    sent: ({ quantity }) => toKilograms(sureValueIn(readKilograms(quantity))),
  })
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={own.title}
      note={number}
      form={form}
      send={own.send}
      refusedBecause={refusedBecause}
    >
      <p className="text-dense">
        <strong className="font-bold">{fish_type.name}</strong>
        <span className="block text-meta text-quiet">{own.why}</span>
      </p>
      <QuantityField label={t.quantity} hint={hintOf(step, t)} most={most} {...form.field('quantity')} />
    </SheetForm>
  )
}

function firstIn(step: OpenStep, most: Grams): Grams {
  return isOfDeal(step) ? firstForDeal(moveOf(step), step.entry) : most
}

function mostIn(step: OpenStep): Grams {
  if (step.move === 'fulfill') return gramsOf(step.entry.quantity)
  if (isOfDeal(step)) return mostForDeal(moveOf(step), step.entry)
  return mostOf(step.move, supplyPartsOf(step.entry))
}

type OfDeal = Extract<OpenStep, { readonly move: 'reserveForDeal' | 'sellForDeal' }>

function isOfDeal(step: OpenStep): step is OfDeal {
  return step.move === 'reserveForDeal' || step.move === 'sellForDeal'
}

const moveOf = ({ move }: OfDeal) => (move === 'sellForDeal' ? 'sell' : 'reserve')

/** The number of the entry; for a deal, of its supply. */
function numberIn(step: OpenStep): string {
  return isOfDeal(step) ? step.entry.supply.number : step.entry.number
}

type StepText = {
  readonly most: (weight: string) => string
  readonly mostOfBoth: (weight: string, reserved: string) => string
}

/** A hint with the limit of the quantity. For a sale it also names the reserved part, which is sold first. */
function hintOf(step: OpenStep, t: StepText): string {
  const most = printKilograms(mostIn(step))
  if (step.move !== 'sell') return t.most(most)
  const { reserved, promised } = supplyPartsOf(step.entry)
  const own = grams(Math.max(0, reserved - promised))
  const free = freeOf(supplyPartsOf(step.entry))
  return own > 0 && free > 0 ? t.mostOfBoth(most, printKilograms(own)) : t.most(most)
}

function problemsOf(quantity: string, most: Grams): FieldProblems {
  const problem = problemIn(readKilograms(quantity, { most }))
  return problem ? { quantity: [problem] } : {}
}
