import { printDecimal } from '#shared/base/text/digits.ts'
import { vatNumber } from '#shared/base/text/identity.ts'
import type { ListedHall } from '#shared/operator/lists/halls.ts'
import { api } from '../../app/calls/api.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { DecimalField } from '../../ui/form/DecimalField.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useEditingRefusal } from '../lists/editing.ts'
import { RecordSheet } from '../lists/RecordSheet.tsx'
import { useEntryForm } from '../lists/useEntryForm.ts'
import { useNamed } from '../lists/useNamed.ts'
import { HallStaff } from './HallStaff.tsx'
import { percent, termsOf, termsProblems } from './hallTyped.ts'
import { hallsText } from './messages.ts'

type Typed = {
  readonly market_id: string
  readonly hall: string
  readonly say: string
  readonly vat_number: string
  readonly dallal_mobile: string
  readonly endsDallal: boolean
  readonly active: boolean
}

/** The form of a hall: its commissions, its dallal, its staff, and whether the hall is open. */
export function HallSheet({
  hall,
  onClose,
}: {
  readonly hall: ListedHall | null
  readonly onClose: () => void
}) {
  const t = useText(hallsText)
  const locale = useLocale()
  const markets = useNamed('markets')
  const form = useEntryForm<Typed>({
    refusedBecause: useEditingRefusal('administrator'),
    start: typedOf(hall),
    onDone: onClose,
    problems: (typed) => ({
      ...(hall ? {} : missingIn({ market_id: typed.market_id }, ['market_id'])),
      ...termsProblems(typed),
      vat_number:
        typed.vat_number.trim() && !vatNumber(typed.vat_number) ? { code: 'vat_number' } : undefined,
    }),
    send: ({ market_id, endsDallal, active, ...typed }) => {
      const mobile = typed.dallal_mobile.trim()
      const body = {
        ...termsOf(typed),
        vat_number: typed.vat_number.trim(),
        active,
        ...(endsDallal ? { dallal_mobile: null } : mobile !== '' && { dallal_mobile: mobile }),
      }
      return hall
        ? api('POST operator/halls/{id}', { params: { id: hall.id }, body }, { locale })
        : api('POST operator/halls', { body: { market_id, ...body } }, { locale })
    },
  })
  const { typed, type, field, errorsIn } = form
  return (
    <RecordSheet title={hall ? t.change : t.add} form={form} who="administrator">
      {hall ? (
        <p className="text-title font-bold">{hall.name[locale]}</p>
      ) : (
        <SelectField label={t.market} blank={t.chooseMarket} options={markets} {...field('market_id')} />
      )}
      <DecimalField
        label={t.hallCommission}
        hint={t.termsHint}
        bounds={percent}
        unit="%"
        errors={errorsIn('hall_bp')}
        value={typed.hall}
        onChange={(ofHall) => type({ hall: ofHall })}
      />
      <DecimalField
        label={t.say}
        bounds={percent}
        unit="%"
        errors={errorsIn('say_bp')}
        value={typed.say}
        onChange={(say) => type({ say })}
      />
      <TextField
        label={t.vatField}
        optional
        hint={t.vatHint}
        dir="ltr"
        inputMode="numeric"
        {...field('vat_number')}
      />
      <div className="flex flex-col gap-2">
        {hall?.dallal && <p>{`${t.dallal}: ${hall.dallal.name}`}</p>}
        <TextField
          label={t.dallalMobile}
          optional
          hint={t.dallalHint}
          dir="ltr"
          inputMode="tel"
          {...field('dallal_mobile')}
        />
        {hall?.dallal && (
          <Checkbox
            label={t.endDallal}
            checked={typed.endsDallal}
            onChange={(endsDallal) => type({ endsDallal })}
          />
        )}
      </div>
      <Checkbox label={t.active} checked={typed.active} onChange={(active) => type({ active })} />
      {hall && <HallStaff hall={hall} />}
    </RecordSheet>
  )
}

function typedOf(hall: ListedHall | null): Typed {
  const terms = hall?.terms.at(-1)
  return {
    market_id: '',
    hall: printDecimal(terms?.hall_bp ?? 0, 2),
    say: printDecimal(terms?.say_bp ?? 0, 2),
    vat_number: terms?.vat_number ?? '',
    dallal_mobile: '',
    endsDallal: false,
    active: hall?.active ?? true,
  }
}
