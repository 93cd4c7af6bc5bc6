import { Monitor, Smartphone } from 'lucide-react'
import { riyadhDay } from '#shared/base/dates.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Ago } from '../../ui/values/Ago.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { settingsText } from './messages.ts'
import { useEndSignIns, useSignIns } from './signIns.ts'

/** Lists the user's sign-ins, this device first. The other sign-ins can be ended one by one or all together. */
export function Devices() {
  const t = useText(settingsText)
  return (
    <Loaded result={useSignIns()} loading={<DevicesSkeleton />} title={t.failedDevices}>
      {(signIns) => <SignIns signIns={signIns} />}
    </Loaded>
  )
}

type SignInsProps = { readonly signIns: NonNullable<ReturnType<typeof useSignIns>['data']> }

function SignIns({ signIns }: SignInsProps) {
  const t = useText(settingsText)
  const end = useEndSignIns()
  return (
    <div className="p-4">
      <p className="text-meta text-quiet">{t.devicesBody}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {signIns.map((signIn) => (
          <li key={signIn.id} className="flex items-center gap-3 py-3">
            <DeviceIcon device={signIn.device} />
            <div className="min-w-0 grow text-meta text-quiet">
              <p className="text-dense font-bold text-text">
                <Name>{signIn.device || t.unknownDevice}</Name>
              </p>
              <p>
                {signIn.current ? (
                  t.usedNow
                ) : (
                  <>
                    {t.lastUsed} <Ago at={signIn.last_used_at} />
                  </>
                )}
              </p>
              <p>
                {t.since}{' '}
                <Isolate className="whitespace-nowrap">{riyadhDay(new Date(signIn.created_at))}</Isolate>
              </p>
            </div>
            {signIn.current ? (
              <Badge tone="palm">{t.thisDevice}</Badge>
            ) : (
              <Button
                kind="outlined"
                aria-label={t.endNamed(signIn.device || t.unknownDevice)}
                busy={end.isPending}
                onClick={() => end.mutate(signIn.id)}
                className="shrink-0 whitespace-nowrap"
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {signIns.length > 1 && (
        <Button kind="refusal" wide className="mt-3" busy={end.isPending} onClick={() => end.mutate(null)}>
          {t.endOthers}
        </Button>
      )}
    </div>
  )
}

function DeviceIcon({ device }: { readonly device: string }) {
  const Icon = /iphone|ipad|android|mobile/i.test(device) ? Smartphone : Monitor
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-tint text-primary">
      <Icon aria-hidden size={20} />
    </span>
  )
}

function DevicesSkeleton() {
  return (
    <div className="p-4">
      <LoadingNote />
      {['first', 'second'].map((row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="grow">
            <Skeleton className="mb-2 h-4 w-1/2" />
            <Skeleton className="h-3.5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
