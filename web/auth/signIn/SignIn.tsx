import { useRouterState } from '@tanstack/react-router'
import { CircleCheck, Unplug } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#shared/base/paths.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import { api, type Sent } from '../../app/calls/api.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/form/PasswordBox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { authText } from '../messages.ts'
import { storeRecovery, typedMobile, useRecovery } from '../recovery/recovery.ts'
import { startSession, useSession } from '../session.ts'
import { useCompleteCode } from '../useCompleteCode.ts'
import { MobileField } from './MobileField.tsx'
import { beharEndedText } from './messages.ts'
import { ProfileFailed } from './ProfileFailed.tsx'

/** Sign-in by mobile and password, with a redirect to the return address (specification, sections 4 and 5). */
export function SignIn() {
  const t = useText(authText)
  const returnSearch = useReturnSearch()
  const toBackOffice = returnSearch.redirect?.startsWith(paths.operator()) === true
  const recovery = useRecovery()
  const reason = useReason()
  const { ref, typed, type, field, refusal, errors, busy, submit, entered, factor } = useSignInForm()
  useRedirectSignedIn(!reason || entered)
  const known = recovery?.done ? printMobile(recovery.mobile).slice(1) : ''
  const mobile = typed.mobile ?? known
  return (
    <AuthFrame title={t.welcome} sub={toBackOffice ? t.signInAbout : t.welcomeSub}>
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {recovery?.done && !refusal && (
          <p
            role="status"
            className="flex items-start gap-3 rounded-control bg-palm-tint p-4 text-dense text-palm"
          >
            <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
            {t.wasReset}
          </p>
        )}
        {reason && !refusal && <SignInReason reason={reason} />}
        <FormAlert trouble={refusal} />
        <ProfileFailed />
        <MobileField
          label={t.mobile}
          errors={errors.mobile}
          value={mobile}
          carried={typed.mobile === undefined && known !== ''}
          onChange={(text) => {
            typedMobile.set(text)
            type({ mobile: text })
          }}
        />
        <PasswordField
          label={t.password}
          name="password"
          required
          autoComplete="current-password"
          {...field('password')}
        />
        {factor && (
          <TextField
            label={t.otp}
            hint={t.otpHint}
            name="otp"
            required
            // The field has just appeared, and the user types the code next, so it gets the focus.
            autoFocus
            dir="ltr"
            autoComplete="one-time-code"
            {...field('otp')}
          />
        )}
        <TextLink to="/auth/forgot-password" search={returnSearch} className="touch self-start">
          {t.forgot}
        </TextLink>
        <Button type="submit" size="main" wide busy={busy}>
          {busy ? t.busy : t.signIn}
        </Button>
      </form>
      {!reason && <CreateAccount returnSearch={returnSearch} />}
    </AuthFrame>
  )
}

function CreateAccount({ returnSearch }: { readonly returnSearch: ReturnType<typeof useReturnSearch> }) {
  const t = useText(authText)
  return (
    <>
      <p className="my-4 flex items-center gap-3 text-meta text-quiet before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {t.or}
      </p>
      <ButtonLink to="/auth/sign-up" search={returnSearch} kind="outlined" size="main" wide>
        {t.createAccount}
      </ButtonLink>
    </>
  )
}

type Typed = { readonly mobile: string | undefined; readonly password: string; readonly otp: string }

function useSignInForm() {
  const locale = useLocale()
  const recovery = useRecovery()
  const blank: Typed = { mobile: undefined, password: '', otp: '' }
  const [entered, setEntered] = useState(false)
  const [factor, setFactor] = useState(false)
  const call = useAction(
    async (body: Sent<'POST login'>['body']) => {
      const { token } = await api('POST login', { body }, { locale })
      storeRecovery(null)
      await startSession(token, locale)
      setEntered(true)
    },
    {
      onRefused: ({ code }) => {
        if (code === 'second_factor_required') setFactor(true)
      },
    },
  )
  const form = useForm(call, {
    start: blank,
    sent: ({ mobile, password, otp }) => {
      const known = recovery?.done ? recovery.mobile : ''
      return { mobile: mobile ?? known, password, ...(factor && { otp }) }
    },
  })
  useCompleteCode(factor ? form.typed.otp : '', form)
  return { ...form, entered, factor }
}

/** Known values of `why` in the address; others are ignored. */
const reasons = ['behar'] as const
type Reason = (typeof reasons)[number]

/** The reason in the address. With a reason, even a signed-in user must sign in again. */
function useReason(): Reason | undefined {
  return useRouterState({
    select: ({ location: { search } }) =>
      reasons.find((reason) => reason === (search as { readonly why?: unknown }).why),
  })
}

/** Explains above the form why the user was redirected to sign-in. */
function SignInReason({ reason }: { readonly reason: Reason }) {
  const t = useText(reasonText[reason])
  const { state } = useSession()
  return (
    <div role="alert" className="flex items-start gap-3 rounded-control bg-amber-tint p-4 text-dense">
      <Unplug aria-hidden size={22} className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        <p className="font-bold text-amber">{t.why}</p>
        <p>{state === 'out' ? t.out : t.stillIn}</p>
      </div>
    </div>
  )
}

const reasonText = { behar: beharEndedText } as const satisfies Record<Reason, unknown>
