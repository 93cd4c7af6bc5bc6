import { useText } from '../../app/texts/text.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { LongAuthFrame } from '../frame/AuthFrame.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { authText } from '../messages.ts'
import { ProfileFailed } from '../signIn/ProfileFailed.tsx'
import { Consent } from './Consent.tsx'
import { signUpText } from './messages.ts'
import { SignUpFields } from './SignUpFields.tsx'
import { Step } from './Step.tsx'
import { TypeCards } from './TypeCards.tsx'
import { useSignUpForm } from './useSignUpForm.ts'
import { WrongFields } from './WrongFields.tsx'

/** Sign-up for the four account types (specification, sections 1 and 3). */
export function SignUp() {
  const t = useText(signUpText)
  const { busy: busyText } = useText(authText)
  const returnSearch = useReturnSearch()
  useRedirectSignedIn()
  const signUp = useSignUpForm()
  const { ref, typed, type, refusal, errors, busy, attempts, submit } = signUp
  const wrong = Object.keys(errors)
  const tried = attempts > 0
  return (
    <LongAuthFrame
      title={t.title}
      sub={
        <>
          {t.haveOne}{' '}
          <TextLink to="/auth/sign-in" search={returnSearch} className="touch">
            {t.signIn}
          </TextLink>
        </>
      }
    >
      <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-3 md:gap-5">
        {wrong.length > 0 ? <WrongFields form={signUp} /> : <FormAlert trouble={refusal} />}
        <ProfileFailed />
        <Card as="section" padding="details">
          <Step
            number={1}
            title={t.who}
            state={errors.type ? 'wrong' : tried ? 'done' : 'open'}
            id="sign-up-who"
          />
          <TypeCards chosen={typed.type} onChoose={(chosen) => type({ type: chosen })} />
        </Card>
        <Card as="section" padding="details">
          <Step
            number={2}
            title={t.you}
            state={wrong.some((name) => name !== 'type' && name !== 'consent') ? 'wrong' : 'open'}
            id="sign-up-you"
          />
          <SignUpFields signUp={signUp} />
        </Card>
        <Consent signUp={signUp} />
        <div className="flex flex-col items-center gap-3 md:flex-row">
          <Button type="submit" size="main" busy={busy} className="max-md:w-full md:min-w-50">
            {busy ? busyText : t.create}
          </Button>
          <p className="text-center text-meta text-quiet">{t.codeFollows}</p>
        </div>
      </form>
    </LongAuthFrame>
  )
}
