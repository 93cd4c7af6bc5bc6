import { Share2 } from 'lucide-react'
import { useText } from '../base/text.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { detailsText } from './detailsMessages.ts'

/** The phone's own way of sharing, else the link on the clipboard. */
export function ShareButton({ title, path }: { readonly title: string; readonly path: string }) {
  const t = useText(detailsText)
  const share = async () => {
    const url = new URL(path, window.location.origin).href
    if (navigator.share) {
      // Closing the phone's panel is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast('success', t.linkCopied)
    } catch {
      showToast('wrong', t.linkNotCopied)
    }
  }
  return <IconButton icon={Share2} label={t.share} onClick={share} />
}
