import { limits } from '#shared/base/limits.ts'
import { gramsOf, printKilograms, readKilograms, toKilograms } from '#shared/base/quantity.ts'
import { optionalProblemIn, sureValueIn } from '#shared/base/text/digits.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { QuantityField } from '../../ui/form/QuantityField.tsx'
import { TextAreaField } from '../../ui/form/TextField.tsx'
import { SheetForm } from '../../ui/overlay/SheetForm.tsx'
import { useAddRefusal, useWrite } from '../integration/useIntegration.ts'
import { stepText } from '../steps/messages.ts'
import { dealText } from './messages.ts'
import type { Pair, WantedInterest } from './openInterest.ts'

type InterestFormProps = WantedInterest & { readonly open: boolean; readonly onClose: () => void }

/** An interest in a match, with an optional quantity and note (contract 6, deals/add). */
export function InterestForm({ pair, number, most, open, onClose }: InterestFormProps) {
  const t = useText(dealText)
  const step = useText(stepText)
  const refusedBecause = useAddRefusal()
  const write = useWrite('POST platforms/behar-market/deals/add')
  const call = useAction((body: Body) => write({ body }), {
    unsure: t.unsure,
    done: t.sent,
    onDone: onClose,
  })
  const form = useForm(call, {
    start: { quantity: printKilograms(gramsOf(most)), note: '' },
    labels: { quantity: t.quantity, note: t.note },
    problems: ({ quantity }) => {
      const problem = optionalProblemIn(readKilograms(quantity, { most: gramsOf(most) }))
      return problem ? { quantity: [problem] } : {}
    },
    sent: (typed) => bodyOf(pair, typed),
    unsaved: true,
  })
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t.send}
      note={number}
      form={form}
      send={t.sendIt}
      refusedBecause={refusedBecause}
    >
      <p className="text-dense text-quiet">{t.privacy}</p>
      <QuantityField
        label={t.quantity}
        hint={step.most(printKilograms(gramsOf(most)))}
        optional
        most={gramsOf(most)}
        {...form.field('quantity')}
      />
      <TextAreaField
        label={t.note}
        optional
        dir={form.typed.note === '' ? undefined : 'auto'}
        maxLength={limits.text.note}
        placeholder={t.noteHint}
        className="min-h-20!"
        {...form.field('note')}
      />
    </SheetForm>
  )
}

type Body = Pair & { readonly quantity?: number; readonly note?: string }

function bodyOf(pair: Pair, { quantity, note }: { readonly quantity: string; readonly note: string }): Body {
  const read = readKilograms(quantity)
  return {
    ...pair,
    ...(read.kind !== 'empty' && { quantity: toKilograms(sureValueIn(read)) }),
    ...(note.trim() && { note: note.trim() }),
  }
}
