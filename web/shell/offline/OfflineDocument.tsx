import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { lateText, offlineText } from './messages.ts'
import { PlainDocument } from './PlainDocument.tsx'

interface OfflineProps {
  readonly locale: Locale
  readonly nonce: string
  /** True if the server is reachable but did not answer in time. */
  readonly late?: boolean
}

/**
 * A document that replaces a page. The service worker shows it when the server cannot be reached; the server sends it
 * when a page was not rendered in time.
 */
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

/** Reloads once the server answers again. The `online` event alone does not mean that the server is reachable. */
const reloadScript =
  ";{let f=()=>fetch('/healthz',{cache:'no-store'}).then(r=>r.ok&&location.reload(),()=>0);addEventListener('online',f);setInterval(f,5000)}"
