import { Copy } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { securityText } from './messages.ts'

/** The ten recovery codes, shown only once. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const t = useText(securityText)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast('success', t.copied),
      () => showToast('wrong', t.notCopied),
    )
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-dense font-bold">{t.recovery}</h3>
      <p className="rounded-control bg-amber-tint p-3 text-dense text-amber">{t.recoveryBody}</p>
      <ul dir="ltr" className="grid gap-x-6 gap-y-2 rounded-control bg-ground p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-bold select-all">
            <Isolate>{code}</Isolate>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{t.kept}</Button>
        <Button kind="outlined" icon={Copy} onClick={() => void copy()}>
          {t.copy}
        </Button>
      </div>
    </div>
  )
}
