import { needsRegister } from '#shared/auth/rules.ts'
import { limits } from '#shared/base/limits.ts'
import { businessNumber, mobileE164, nationalId } from '#shared/base/text/identity.ts'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useReturnSearch } from '../frame/returnAddress.ts'
import { Linked } from '../Linked.tsx'
import { authText } from '../messages.ts'
import { MobileField } from '../signIn/MobileField.tsx'
import { signUpText } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { useMobileVerification } from './useMobileVerification.ts'
import type { SignUpField, SignUpForm } from './useSignUpForm.ts'

/** Personal details. A complete identity or register number shows the kind of the number. */
export function SignUpFields({ signUp }: { readonly signUp: SignUpForm }) {
  const t = useText(signUpText)
  const { mobile: mobileLabel } = useText(authText)
  const { typed, type, errors } = signUp
  const verifies = useMobileVerification()
  const field = (name: TextName) => ({ name, ...signUp.field(name) })
  const name = { required: true, maxLength: limits.text.name, dir: 'auto' } as const
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextField label={t.f_name} {...field('f_name')} {...name} autoComplete="given-name" />
      <TextField label={t.l_name} {...field('l_name')} {...name} autoComplete="family-name" />
      <div className="flex min-w-0 flex-col gap-1">
        <MobileField
          label={mobileLabel}
          hint={verifies ? t.mobileHint : undefined}
          {...signUp.field('mobile')}
        />
        {errors.mobile && mobileE164(typed.mobile) && <MobileTaken />}
      </div>
      <TextField
        label={t.email}
        {...field('email')}
        required
        type="email"
        dir="ltr"
        maxLength={limits.text.email}
        autoComplete="email"
      />
      <TextField
        label={t.n_id}
        hint={t.n_idHint}
        success={kindOfIdentity(typed.n_id, t)}
        {...field('n_id')}
        {...tenDigits}
      />
      {needsRegister(typed.type) && (
        <TextField
          label={t.cr_number}
          hint={t.cr_numberHint}
          success={kindOfRegister(typed.cr_number, t)}
          {...field('cr_number')}
          {...tenDigits}
        />
      )}
      <div className="md:col-span-2">
        <TextField
          label={t.address}
          optional
          {...field('address')}
          maxLength={limits.text.line}
          dir="auto"
          autoComplete="street-address"
        />
      </div>
      <NewPassword typed={typed} type={type} errors={errors} />
    </div>
  )
}

type TextName = Exclude<SignUpField, 'type' | 'consent' | 'marketing'>

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

/** Shown when a valid mobile is refused: it already has an account, which may be the user's own. */
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
