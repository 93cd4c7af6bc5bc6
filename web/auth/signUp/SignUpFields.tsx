import type { ComponentProps, ReactNode } from 'react'
import { needsRegister } from '#shared/auth/rules.ts'
import { limits } from '#shared/base/limits.ts'
import { businessNumber, mobileE164, nationalId } from '#shared/base/text/identity.ts'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { type Control, Field, TextBox } from '../../ui/form/Field.tsx'
import { useReturnSearch } from '../frame/returnAddress.ts'
import { Linked } from '../Linked.tsx'
import { authText } from '../messages.ts'
import { MobileBox } from '../signIn/MobileBox.tsx'
import { signUpText } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import type { SignUpField, SignUpForm } from './useSignUpForm.ts'

/** Personal details. A complete identity or register number shows its kind. */
export function SignUpFields({ signUp: { typed, type, errors } }: { readonly signUp: SignUpForm }) {
  const t = useText(signUpText)
  const { mobile: mobileLabel } = useText(authText)
  const field = (name: TextField, label: string, more: Notes, control: (given: Control) => ReactNode) => (
    <Field label={label} errors={errors[name]} {...more}>
      {control}
    </Field>
  )
  const box = (name: TextField) => ({
    name,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const name = { required: true, maxLength: limits.text.name, dir: 'auto' } as const
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {field('f_name', t.f_name, {}, (control) => (
        <TextBox {...control} {...box('f_name')} {...name} autoComplete="given-name" />
      ))}
      {field('l_name', t.l_name, {}, (control) => (
        <TextBox {...control} {...box('l_name')} {...name} autoComplete="family-name" />
      ))}
      <div className="flex min-w-0 flex-col gap-1">
        {field('mobile', mobileLabel, { hint: t.mobileHint }, (control) => (
          <MobileBox {...control} {...box('mobile')} required />
        ))}
        {errors.mobile && mobileE164(typed.mobile) && <MobileTaken />}
      </div>
      {field('email', t.email, {}, (control) => (
        <TextBox
          {...control}
          {...box('email')}
          required
          type="email"
          dir="ltr"
          maxLength={limits.text.email}
          autoComplete="email"
        />
      ))}
      {field('n_id', t.n_id, { hint: t.n_idHint, success: kindOfIdentity(typed.n_id, t) }, (control) => (
        <TextBox {...control} {...box('n_id')} {...tenDigits} />
      ))}
      {needsRegister(typed.type) &&
        field(
          'cr_number',
          t.cr_number,
          { hint: t.cr_numberHint, success: kindOfRegister(typed.cr_number, t) },
          (control) => <TextBox {...control} {...box('cr_number')} {...tenDigits} />,
        )}
      <div className="md:col-span-2">
        {field('address', t.address, { optional: true }, (control) => (
          <TextBox
            {...control}
            {...box('address')}
            maxLength={limits.text.line}
            dir="auto"
            autoComplete="street-address"
          />
        ))}
      </div>
      <NewPassword typed={typed} type={type} errors={errors} />
    </div>
  )
}

type TextField = Exclude<SignUpField, 'type' | 'consent' | 'marketing'>
type Notes = Pick<ComponentProps<typeof Field>, 'hint' | 'success' | 'optional'>

/** Numbers of ten Arabic or Latin digits. */
const tenDigits = {
  required: true,
  dir: 'ltr',
  inputMode: 'numeric',
  maxLength: 20,
  autoComplete: 'off',
} as const

type Words = { readonly [kind in 'nationalKind' | 'residenceKind' | 'crKind' | 'unifiedKind']: string }

function kindOfIdentity(typed: string, t: Words): string | undefined {
  const number = nationalId(typed)
  return number && (number.startsWith('1') ? t.nationalKind : t.residenceKind)
}

function kindOfRegister(typed: string, t: Words): string | undefined {
  const kind = businessNumber(typed)?.kind
  return kind && (kind === 'cr' ? t.crKind : t.unifiedKind)
}

/** A valid mobile was refused, so it already has an account, perhaps the user's own. */
function MobileTaken() {
  const t = useText(signUpText)
  const returnSearch = useReturnSearch()
  return (
    <p className="text-meta">
      <Linked
        text={t.mobileTaken}
        links={{
          signIn: (label) => (
            <TextLink to="/auth/sign-in" search={returnSearch} className="text-meta underline">
              {label}
            </TextLink>
          ),
          forgot: (label) => (
            <TextLink to="/auth/forgot-password" search={returnSearch} className="text-meta underline">
              {label}
            </TextLink>
          ),
        }}
      />
    </p>
  )
}
