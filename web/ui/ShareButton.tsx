import { Link, Share2 } from 'lucide-react'
import type { Locale } from '#shared/base/locale.ts'
import { shareText } from '../app/texts/messages.ts'
import { textIn, useLocale } from '../app/texts/text.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type Shared = {
  readonly title: string
  /** The path without query. */
  readonly path: string
}

/** Opens the share panel of the system; if there is none, copies the link. */
export function ShareButton(shared: Shared) {
  const locale = useLocale()
  return (
    <IconButton icon={Share2} label={textIn(shareText, locale).share} onClick={() => share(shared, locale)} />
  )
}

/** A share button with a label, and a button that copies the link. */
export function ShareButtons({ label, ...shared }: Shared & { readonly label: string }) {
  const locale = useLocale()
  return (
    <div className="flex gap-2">
      <Button kind="outlined" icon={Share2} onClick={() => share(shared, locale)}>
        {label}
      </Button>
      <IconButton
        kind="outlined"
        icon={Link}
        label={textIn(shareText, locale).copy}
        onClick={() => copy(addressOf(shared.path, locale), locale)}
      />
    </div>
  )
}

async function share({ title, path }: Shared, locale: Locale): Promise<void> {
  const url = addressOf(path, locale)
  // The promise rejects when the user closes the system's panel, which is not an error.
  if (navigator.share) await navigator.share({ title, url }).catch(() => undefined)
  else await copy(url, locale)
}

async function copy(url: string, locale: Locale): Promise<void> {
  const t = textIn(shareText, locale)
  const copied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  // Loaded on demand, because most visitors do not share.
  const { showToast } = await import('./overlay/toasts.ts')
  showToast(copied ? 'success' : 'wrong', copied ? t.linkCopied : t.linkNotCopied)
}

/** The address to share. It contains the current language; Arabic is the default, so it is left out. */
function addressOf(path: string, locale: Locale): string {
  const url = new URL(path, window.location.origin)
  if (locale !== 'ar') url.searchParams.set('lang', locale)
  return url.href
}
