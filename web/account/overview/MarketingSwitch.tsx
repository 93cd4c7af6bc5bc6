import { Megaphone } from 'lucide-react'
import { useId, useState } from 'react'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { showProfile } from '../../auth/session.ts'
import { SwitchTrack } from '../../ui/form/SwitchTrack.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { accountText } from '../messages.ts'
import { useProfile } from '../profile.ts'

/** Switch for the consent to marketing messages (PDPL: opt-in only). */
export function MarketingSwitch() {
  const t = useText(accountText)
  const locale = useLocale()
  const { marketing } = useProfile()
  const bodyId = useId()
  /** The value that is being sent; null if none is. */
  const [pending, setPending] = useState<boolean | null>(null)
  const shown = pending ?? marketing
  const toggle = async () => {
    if (pending !== null) return
    setPending(!marketing)
    try {
      showProfile(await api('POST profile', { body: { marketing: !marketing } }, { locale }))
      showToast('success', marketing ? t.marketingOff : t.marketingOn)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      showToast('wrong', t.failed)
    } finally {
      setPending(null)
    }
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={shown}
      aria-label={t.marketing}
      aria-describedby={bodyId}
      aria-busy={pending !== null || undefined}
      onClick={() => void toggle()}
      className="group flex min-h-13 w-full items-center gap-4 px-5 py-2 text-start text-dense hover:bg-tint md:px-6"
    >
      <Megaphone aria-hidden size={20} className="onwards shrink-0" />
      <span className="min-w-0 grow">
        {t.marketing}
        <span id={bodyId} className="block text-meta text-quiet">
          {t.marketingBody}
        </span>
      </span>
      <SwitchTrack />
    </button>
  )
}
