import { Anchor, Check, Ship, ShoppingBasket, Store } from 'lucide-react'
import { type UserType, userTypes } from '#shared/base/access/permissions.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { LongAuthFrame } from '../frame/AuthFrame.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { useRedirectSignedIn, useReturnSearch } from '../frame/returnAddress.ts'
import { authText } from '../messages.ts'
import { ProfileFailed } from '../signIn/ProfileFailed.tsx'
import { Consent } from './Consent.tsx'
import { signUpText } from './messages.ts'
import { SignUpFields } from './SignUpFields.tsx'
import { useMobileVerification } from './useMobileVerification.ts'
import { type SignUpForm, useSignUpForm } from './useSignUpForm.ts'

/** Sign-up for the four account types (specification, sections 1 and 3). */
export function SignUp() {
  const t = useText(signUpText)
  const { busy: busyText } = useText(authText)
  const returnSearch = useReturnSearch()
  useRedirectSignedIn()
  const signUp = useSignUpForm()
  const verifies = useMobileVerification()
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
          {verifies && <p className="text-center text-meta text-quiet">{t.codeFollows}</p>}
        </div>
      </form>
    </LongAuthFrame>
  )
}

/** The number of wrong fields above a long form, with a link to each wrong field. */
function WrongFields({ form: { wrong, goTo, begun } }: { readonly form: SignUpForm }) {
  const t = useText(signUpText)
  return (
    <FormAlert trouble={null}>
      <p className="font-bold text-coral">{t.wrongFields(wrong.length)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className="touch underline" onClick={() => goTo(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {begun && <p>{t.kept}</p>}
    </FormAlert>
  )
}

type StepProps = {
  readonly id: string
  readonly number: number
  readonly title: string
  readonly state: 'open' | 'done' | 'wrong'
}

/** The heading of a form's card: its number, a tick when the card is complete, coral if one of its fields is wrong. */
function Step({ id, number, title, state }: StepProps) {
  return (
    <h2 id={id} className="mb-4 flex items-center gap-3 text-h3">
      <span
        aria-hidden
        className={classes(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full text-meta',
          looks[state],
        )}
      >
        {state === 'done' ? <Check size={18} /> : number}
      </span>
      {title}
    </h2>
  )
}

const looks = {
  open: 'bg-tint text-primary',
  done: 'bg-local text-on-local',
  wrong: 'bg-coral text-on-coral',
} as const

/** The four account types with their permissions (specification, section 6). */
function TypeCards({
  chosen,
  onChoose,
}: {
  readonly chosen: UserType
  readonly onChoose: (type: UserType) => void
}) {
  const t = useText(signUpText)
  return (
    <div role="radiogroup" aria-labelledby="sign-up-who" className="grid gap-2 md:grid-cols-2 md:gap-3">
      {userTypes.map((type) => (
        <ChoiceCard
          key={type}
          name="type"
          value={type}
          icon={icons[type]}
          title={t[type]}
          body={t[`${type}_line`]}
          chosen={chosen === type}
          onChoose={() => onChoose(type)}
        />
      ))}
    </div>
  )
}

const icons = {
  local_buyer: ShoppingBasket,
  fisherman: Anchor,
  local_seller: Store,
  international_seller: Ship,
} as const satisfies Record<UserType, unknown>
