import { baseText } from '../../app/texts/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormAlert } from '../frame/FormAlert.tsx'
import { authText } from '../messages.ts'
import { loadSession, useSession } from '../session.ts'

/** Shown if the sign-in succeeded but the profile did not load; has a retry button. */
export function ProfileFailed() {
  const t = useText(authText)
  const { retry } = useText(baseText)
  const locale = useLocale()
  const { state } = useSession()
  if (state !== 'failed') return null
  return (
    <FormAlert trouble={null}>
      <p className="font-bold text-coral">{t.profileFailed}</p>
      <Button kind="outlined" className="mt-2" onClick={() => void loadSession(locale)}>
        {retry}
      </Button>
    </FormAlert>
  )
}
