import { BellRing, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../app/calls/useCall.ts'
import { useLocale, useText } from '../app/texts/text.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/overlay/toasts.ts'
import { Empty } from '../ui/states/Empty.tsx'
import { Loaded } from '../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../ui/states/Skeleton.tsx'
import { Dotted } from '../ui/values/Dotted.tsx'
import { AlertSheet } from './AlertSheet.tsx'
import { alertName } from './alertName.ts'
import { alertText } from './messages.ts'
import { type Alert, useAlerts, useReloadAlerts } from './queries.ts'

/** The user's alerts, each with buttons that edit and end it. */
export function AlertList() {
  const t = useText(alertText)
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts" className="mb-3 text-h2">
        {t.list}
      </h2>
      <Loaded result={useAlerts()} loading={<ListSkeleton />} title={t.failed} carded>
        {(alerts) => <Alerts alerts={alerts} />}
      </Loaded>
    </section>
  )
}

function Alerts({ alerts }: { readonly alerts: readonly Alert[] }) {
  const t = useText(alertText)
  const [edited, setEdited] = useState<Alert | null>(null)
  const stop = useStop()
  if (alerts.length === 0) {
    return (
      <Card>
        <Empty
          scene="sent"
          title={t.none}
          body={t.noneBody}
          headingLevel={3}
          actions={<ButtonLink to="/prices">{t.toPrices}</ButtonLink>}
        />
      </Card>
    )
  }
  return (
    <>
      <ul className="grid gap-3 md:gap-5 xl:grid-cols-2">
        {alerts.map((alert) => (
          <Entry
            key={alert.id}
            alert={alert}
            stopping={stop.stopping === alert.id}
            onEdit={() => setEdited(alert)}
            onStop={() => stop.stop(alert)}
          />
        ))}
      </ul>
      <AlertSheet edited={edited} onClose={() => setEdited(null)} />
    </>
  )
}

type EntryProps = {
  readonly alert: Alert
  readonly stopping: boolean
  readonly onEdit: () => void
  readonly onStop: () => void
}

function Entry({ alert, stopping, onEdit, onStop }: EntryProps) {
  const t = useText(alertText)
  const name = alertName(alert, useLocale())
  return (
    <Card as="li" className="flex flex-col gap-3 md:p-5">
      <div className="flex items-start gap-3">
        <BellRing aria-hidden size={22} className="mt-0.5 shrink-0 text-primary" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{name}</p>
          <Dotted className="text-meta text-quiet">
            {[
              t.site,
              ...alert.channels.map((channel) => t[channel]),
              alert.often === 'always' ? t.everyTime : t.daily,
            ]}
          </Dotted>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outlined" icon={Pencil} onClick={onEdit} aria-label={t.editNamed(name)}>
          {t.edit}
        </Button>
        <Button kind="outlined" icon={Trash2} busy={stopping} onClick={onStop} aria-label={t.stopNamed(name)}>
          {t.stop}
        </Button>
      </div>
    </Card>
  )
}

/** Stops an alert, with a toast that can add it again. */
function useStop() {
  const t = useText(alertText)
  const reload = useReloadAlerts()
  const again = useCall('POST profile/alerts', {
    unsure: t.notSaved,
    toastRefusals: true,
    onDone: reload,
    onRefused: reload,
  })
  const end = useCall('DELETE profile/alerts/{id}', {
    unsure: t.notStopped,
    toastRefusals: true,
    onDone: reload,
    onRefused: reload,
  })
  const stop = async (alert: Alert) => {
    if (!(await end.send({ params: { id: alert.id } }))) return
    showToast('success', t.stopped, {
      label: t.undo,
      onPress: () => void again.send({ body: formOf(alert) }),
      undo: true,
    })
  }
  return { stopping: end.pending?.params.id ?? null, stop: (alert: Alert) => void stop(alert) }
}

function formOf({ kind, fish, market, coast, origin, price, channels, often }: Alert) {
  return {
    kind,
    fish_id: fish.id,
    channels,
    often,
    ...(market && { market_id: market.id }),
    ...(coast && { coast }),
    ...(origin && { origin }),
    ...(price !== null && { price: String(price) }),
  }
}

function ListSkeleton() {
  return (
    <Card className="flex flex-col gap-3">
      <LoadingNote />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-1/3" />
    </Card>
  )
}
