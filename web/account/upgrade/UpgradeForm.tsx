import { Anchor, type LucideIcon, Ship, Store } from 'lucide-react'
import { needsRegister } from '#shared/auth/rules.ts'
import type { SellerType } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextBox } from '../../ui/form/Field.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { typeText } from '../messages.ts'
import { DocumentField } from './DocumentField.tsx'
import { upgradeText } from './messages.ts'
import { useUpgradeForm } from './useUpgradeForm.ts'

/** The upgrade request: account type, register number if required, and an optional document. */
export function UpgradeForm({ choices }: { readonly choices: readonly SellerType[] }) {
  const t = useText(upgradeText)
  const types = useText(typeText)
  const { ref, typed, type, picture, errorsOf, reason, busy, submit } = useUpgradeForm(choices)
  return (
    <Card as="section" padding="details">
      <form ref={ref} noValidate onSubmit={submit} aria-label={t.title} className="flex flex-col gap-5">
        <p className="text-quiet">{t.intro}</p>
        <FormTrouble reason={reason} />
        <fieldset className="grid gap-3 xl:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
          <legend className="mb-2 text-dense font-bold">{t.type}</legend>
          {choices.map((choice) => (
            <ChoiceCard
              key={choice}
              name="type"
              value={choice}
              icon={icons[choice]}
              title={types[choice]}
              body={t[bodies[choice]]}
              chosen={typed.type === choice}
              onChoose={() => type({ type: choice })}
            />
          ))}
        </fieldset>
        {needsRegister(typed.type) && (
          <Field label={t.number} hint={t.numberHint} errors={errorsOf('cr_number')}>
            {(control) => (
              <TextBox
                {...control}
                name="cr_number"
                required
                inputMode="numeric"
                dir="ltr"
                maxLength={20}
                value={typed.cr_number}
                onChange={(event) => type({ cr_number: event.target.value })}
              />
            )}
          </Field>
        )}
        <DocumentField picture={picture} errors={errorsOf('document')} />
        <Button type="submit" size="main" busy={busy} className="md:self-start">
          {busy ? t.sending : t.send}
        </Button>
      </form>
    </Card>
  )
}

const icons: Readonly<Record<SellerType, LucideIcon>> = {
  fisherman: Anchor,
  local_seller: Store,
  international_seller: Ship,
}
const bodies = {
  fisherman: 'fishermanBody',
  local_seller: 'sellerBody',
  international_seller: 'importerBody',
} as const satisfies Record<SellerType, string>
