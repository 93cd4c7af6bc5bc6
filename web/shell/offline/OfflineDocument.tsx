import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { lateText, offlineText } from './offlineMessages.ts'
import { PlainDocument } from './PlainDocument.tsx'

interface OfflineProps {
  readonly locale: Locale
  readonly nonce: string
  /** The market is reached, but does not answer in time. */
  readonly late?: boolean
}

/** The page in place of one that cannot be reached (shown by the service worker) or drawn in time. */
export function OfflineDocument({ locale, nonce, late = false }: OfflineProps) {
  const { title, body } = textIn(late ? lateText : offlineText, locale)
  return (
    <PlainDocument
      locale={locale}
      nonce={nonce}
      title={title}
      body={body}
      scene="offline"
      script={reloadScript}
    />
  )
}

/** The page that was asked for comes by itself once the server answers again; `online` alone promises too much. */
const reloadScript =
  ";{let f=()=>fetch('/healthz',{cache:'no-store'}).then(r=>r.ok&&location.reload(),()=>0);addEventListener('online',f);setInterval(f,5000)}"
