import { termsVersion } from '#shared/auth/rules.ts'
import { paths } from '#shared/base/paths.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { useVisitAddress } from '../../app/texts/visitAddress.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { Linked } from '../Linked.tsx'
import { signUpText } from './messages.ts'
import type { SignUpForm } from './useSignUpForm.ts'

/** Consent to the current version of the terms (required) and to marketing messages (optional). */
export function Consent({ signUp: { typed, type, errors } }: { readonly signUp: SignUpForm }) {
  const t = useText(signUpText)
  const { optional } = useText(baseText)
  const addressOf = useVisitAddress()
  const wrong = errors.consent
  // Links open in a new tab, so that the typed values are not lost.
  const link = (path: string) => (label: string) => (
    <a href={addressOf(path)} target="_blank" rel="noopener" className="font-bold text-primary underline">
      {label}
    </a>
  )
  return (
    <Card as="section" padding="details" aria-label={t.consentLabel}>
      <Checkbox
        name="consent"
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? 'consent-wrong' : undefined}
        checked={typed.consent}
        onChange={(consent) => type({ consent })}
        label={
          <Linked
            text={t.consent(`\u2066${termsVersion}\u2069`)}
            links={{ terms: link(paths.terms()), privacy: link(paths.privacy()) }}
          />
        }
      />
      {wrong && (
        <div id="consent-wrong">
          <FieldErrors errors={wrong.slice(0, 1)} />
        </div>
      )}
      <Checkbox
        name="marketing"
        checked={typed.marketing}
        onChange={(marketing) => type({ marketing })}
        label={
          <>
            {t.marketing} <span className="text-quiet">{optional}</span>
          </>
        }
      />
    </Card>
  )
}
