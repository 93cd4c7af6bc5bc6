import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { OwnQueries } from '../app/calls/OwnQueries.tsx'
import { useLocale, useText } from '../app/texts/text.ts'
import { AlertSheet, type AlertSheetProps } from './AlertSheet.tsx'
import { alertName } from './alertName.ts'
import { type AlertedGoods, alertOf } from './alertOf.ts'
import { alertText } from './messages.ts'
import { type Alert, useAlerts } from './queries.ts'

type OwnAlertProps = AlertSheetProps & {
  readonly goods: AlertedGoods
  /** Called with the alert that the button changes; null if it sets a new one. `loaded`: the user's alerts are known. */
  readonly onFound: (alert: Alert | null, loaded: boolean) => void
}

/** The user's alert of goods, and the form of an alert, on a public page, which has no query client of its own. */
export function OwnAlert(props: OwnAlertProps) {
  return (
    <OwnQueries>
      <Found {...props} />
    </OwnQueries>
  )
}

function Found({ goods, onFound, ...sheet }: OwnAlertProps) {
  const t = useText(alertText)
  const locale = useLocale()
  const { data: alerts } = useAlerts()
  const found = alerts && alertOf(alerts, goods)
  const changed = found?.covers ? found.alert : null
  const loaded = alerts !== undefined
  const tellFound = useEffectEvent(onFound)
  useEffect(() => tellFound(changed, loaded), [changed, loaded])
  return (
    <>
      {found && (
        <p className="flex items-start gap-2 text-dense">
          <BellRing aria-hidden size={18} className="mt-1 shrink-0 text-primary" />
          <span className="min-w-0 wrap-anywhere">{t.youHave(alertName(found.alert, locale))}</span>
        </p>
      )}
      <AlertSheet {...sheet} />
    </>
  )
}
