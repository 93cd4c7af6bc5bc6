import { useNavigate } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../app/texts/text.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { recoveryText } from './recovery/messages.ts'
import { useSession } from './session.ts'

type UnverifiedNoteProps = {
  /** The form's texts; `unverifiedBody` says that the typed values are kept. */
  readonly words: { readonly unverified: string; readonly unverifiedBody: string; readonly verify: string }
}

/**
 * Says that the mobile must be verified before the form can be sent (contract 2, register), and links to the verification. In a market that sends no
 * codes, the note links to the team, who confirm mobiles.
 */
export function UnverifiedNote({ words }: UnverifiedNoteProps) {
  const t = useText(recoveryText)
  const navigate = useNavigate()
  const sendsCodes = useSession().profile?.sends_codes !== false
  const here = () => window.location.pathname + window.location.search
  return (
    <section
      aria-labelledby="unverified"
      className="flex items-start gap-3 rounded-card bg-sand p-4 text-on-sand"
    >
      <ShieldAlert aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 id="unverified" className="text-h3">
          {words.unverified}
        </h2>
        <p className="text-dense">{sendsCodes ? words.unverifiedBody : `${t.codesOff} ${t.codesOffLater}`}</p>
        {sendsCodes ? (
          <Button
            kind="outlined"
            className="mt-3"
            onClick={() => void navigate({ href: paths.verifyMobile(here()) })}
          >
            {words.verify}
          </Button>
        ) : (
          <ButtonLink to="/contact-us" kind="outlined" className="mt-3">
            {t.askMarket}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
