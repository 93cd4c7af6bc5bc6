import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Answer } from '../app/calls/api.ts'
import { useCall } from '../app/calls/useCall.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { AuthFrame } from '../auth/frame/AuthFrame.tsx'
import { FormAlert } from '../auth/frame/FormAlert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { alertName } from './alertName.ts'
import { alertText } from './messages.ts'

/**
 * The page that the link in an alert's message opens. It ends the alert without a sign-in, but only after a click,
 * because mail scanners open every link.
 */
export function EndAlert() {
  const t = useText(alertText)
  const locale = useLocale()
  const [token] = useState(() => location.hash.slice(1))
  const [alert, setAlert] = useState<Answer<'POST alerts/show'> | null>(null)
  const [ended, setEnded] = useState(false)
  const show = useCall('POST alerts/show', { onDone: setAlert })
  const end = useCall('POST alerts/end', { onDone: () => setEnded(true) })
  const load = () => {
    if (token) void show.send({ body: { token } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the alert is loaded once.
  useEffect(load, [])
  const home = (
    <ButtonLink to="/home" kind="outlined" wide>
      {t.toHome}
    </ButtonLink>
  )
  if (ended) {
    return (
      <AuthFrame title={t.ended} sub={t.endedBody}>
        {home}
      </AuthFrame>
    )
  }
  if (!token || show.refusal?.code === 'not_found' || show.refusal?.code === 'validation_failed') {
    return (
      <AuthFrame title={t.over} sub={t.overBody}>
        {home}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t.endTitle} sub={t.endBody}>
      <FormAlert trouble={show.refusal ?? end.refusal} />
      {show.refusal && (
        <Button kind="outlined" wide busy={show.busy} onClick={load} className="mt-3">
          {t.retry}
        </Button>
      )}
      {!alert && !show.refusal && <Skeleton className="h-24 rounded-control" />}
      {alert && (
        <div className="flex flex-col gap-4">
          <p className="font-bold">{alertName(alert, locale)}</p>
          <Button
            size="main"
            wide
            icon={BellOff}
            busy={end.busy}
            onClick={() => void end.send({ body: { token } })}
          >
            {t.end}
          </Button>
        </div>
      )}
    </AuthFrame>
  )
}
