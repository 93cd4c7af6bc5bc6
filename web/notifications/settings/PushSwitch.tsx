import { BellRing, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../app/texts/text.ts'
import { SwitchTrack } from '../../ui/form/SwitchTrack.tsx'
import { settingsText } from './messages.ts'
import { usePush } from './usePush.ts'

/** The switch of push in this browser. The browser asks for the permission after a click on it, and never before. */
export function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const t = useText(settingsText)
  const bodyId = useId()
  const { state, busy, turn } = usePush(publicKey)
  const reason = state === 'unsupported' || state === 'install' || state === 'denied' ? t[state] : null
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={state === 'on'}
        aria-label={t.device}
        aria-describedby={bodyId}
        aria-busy={busy || undefined}
        disabled={state === null || reason !== null}
        onClick={() => void turn(state !== 'on')}
        className="group flex min-h-13 w-full items-center gap-4 text-start text-dense disabled:text-quiet"
      >
        <BellRing aria-hidden size={22} className="shrink-0 text-primary" />
        <span className="min-w-0 grow">
          <span className="font-bold">{t.device}</span>
          <span id={bodyId} className="block text-meta text-quiet">
            {t.deviceBody}
          </span>
        </span>
        <SwitchTrack />
      </button>
      {reason && (
        <p role="status" className="mt-1 flex items-start gap-2 text-meta text-amber">
          <CircleAlert aria-hidden size={16} className="mt-1 shrink-0" />
          <span>{reason}</span>
        </p>
      )}
    </div>
  )
}
