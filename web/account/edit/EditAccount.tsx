import { Lock } from 'lucide-react'
import { upgradesFrom } from '#shared/account/rules.ts'
import { limits } from '#shared/base/limits.ts'
import { maskMobile, maskNationalId } from '#shared/base/text/masks.ts'
import { useText } from '../../app/texts/text.ts'
import { ProofField } from '../../auth/ProofField.tsx'
import { PasswordStrength } from '../../auth/signUp/PasswordStrength.tsx'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { AccountHead } from '../AccountHead.tsx'
import { Row, registerName } from '../MyData.tsx'
import { accountText, typeText } from '../messages.ts'
import { useProfile } from '../profile.ts'
import { AvatarField } from './AvatarField.tsx'
import { editText } from './messages.ts'
import { useEditForm } from './useEditForm.ts'

/** The form for the account data that the user can edit. Next to it is the data that only staff can change. */
export function EditAccount() {
  const t = useText(editText)
  const account = useText(accountText)
  const { type } = useProfile()
  const form = useEditForm()
  const { ref, typed, field, picture, proof, errorsOf, busy, submit } = form
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={t.title}
      className="flex flex-col gap-3 max-md:[&_input]:scroll-mb-36 md:gap-5"
    >
      <AccountHead title={t.title} />
      <FormTrouble reason={form.reason} fields={form.wrong} onField={form.goTo} />
      <AvatarField picture={picture} errors={errorsOf('avatar')} />
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-2">
        <Card as="section" padding="details" aria-labelledby="editable" className="flex flex-col gap-4">
          <h2 id="editable" className="text-h3">
            {t.editable}
          </h2>
          <TextField label={t.firstName} {...field('f_name')} {...nameBox} autoComplete="given-name" />
          <TextField label={t.lastName} {...field('l_name')} {...nameBox} autoComplete="family-name" />
          <TextField
            label={t.email}
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            maxLength={limits.text.email}
          />
          {proof.required && (
            <ProofField
              proof={proof.name}
              name="proof"
              hint={t.proofHint}
              errors={errorsOf('proof')}
              value={proof.value}
              onChange={proof.onChange}
            />
          )}
          <TextField
            label={t.address}
            optional
            {...field('address')}
            dir="auto"
            autoComplete="street-address"
            maxLength={limits.text.line}
          />
          {type !== 'local_buyer' && (
            <TextField
              label={account.vatNumber}
              optional
              hint={t.vatHint}
              {...field('vat_number')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={limits.text.name}
            />
          )}
        </Card>
        <Card as="section" padding="details" aria-labelledby="password" className="flex flex-col gap-4">
          <div>
            <h2 id="password" className="scroll-mt-24 text-h3">
              {t.password}
            </h2>
            <p className="text-meta text-quiet">{t.passwordWhy}</p>
          </div>
          <PasswordField label={t.current} {...field('current_password')} autoComplete="current-password" />
          <PasswordField label={t.new} {...field('password')} autoComplete="new-password" />
          {typed.password && <PasswordStrength password={typed.password} />}
          <PasswordField label={t.again} {...field('password_confirmation')} autoComplete="new-password" />
        </Card>
        <FixedData />
      </div>
      <div
        data-dock
        className="flex gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-hairline max-md:bg-card max-md:px-4 max-md:py-3 md:justify-end"
      >
        <ButtonLink to="/profile/account" kind="outlined" className="min-h-13">
          {t.cancel}
        </ButtonLink>
        <Button type="submit" size="main" busy={busy} className="max-md:grow">
          {busy ? t.saving : t.save}
        </Button>
      </div>
    </form>
  )
}

const nameBox = { dir: 'auto', maxLength: limits.text.name } as const

/** The data that only staff can change, with the reason and links to request a change. */
function FixedData() {
  const t = useText(editText)
  const account = useText(accountText)
  const types = useText(typeText)
  const { type, verified, mobile, n_id, cr_number } = useProfile()
  const further = upgradesFrom(type, verified)
  return (
    <Card as="section" padding="details" aria-labelledby="fixed" className="xl:col-span-2">
      <h2 id="fixed" className="text-h3">
        {t.fixed}
      </h2>
      <dl className="mt-2 divide-y divide-hairline">
        <Row name={account.mobile}>
          <Isolate>{maskMobile(mobile)}</Isolate>
        </Row>
        {n_id && (
          <Row name={n_id.startsWith('1') ? account.nationalId : account.residenceId}>
            <Isolate>{maskNationalId(n_id)}</Isolate>
          </Row>
        )}
        {cr_number && (
          <Row name={registerName(cr_number, account)}>
            <Isolate>{cr_number}</Isolate>
          </Row>
        )}
        <Row name={account.type}>{types[type]}</Row>
      </dl>
      <p className="mt-2 flex items-start gap-2 text-meta text-quiet">
        <Lock aria-hidden size={16} className="mt-1 shrink-0" />
        <span>
          {t.fixedWhy}{' '}
          <TextLink to="/contact-us" className="text-meta">
            {t.contact}
          </TextLink>
        </span>
      </p>
      {further.length > 0 && (
        <ButtonLink
          to="/profile/account/upgrade"
          search={{ higher: true }}
          kind="outlined"
          className="mt-4 max-xl:w-full"
        >
          {further.length === 1 ? t.upgradeFurther : t.upgrade}
        </ButtonLink>
      )}
    </Card>
  )
}
