import { FileText } from 'lucide-react'
import { usePrivatePicture } from '../../app/calls/usePrivatePicture.ts'
import { useText } from '../../app/texts/text.ts'
import { usersText } from './messages.ts'

/** A private document (owner and staff only): fetched with the reader's token and kept in this page only. */
export function PrivateDocument({ image }: { readonly image: string }) {
  const t = useText(usersText)
  const { address, failed } = usePrivatePicture(image)
  if (failed) return <p className="mt-3 text-meta text-quiet">{t.documentFailed}</p>
  if (!address) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={t.documentLarge}
      className="mt-3 flex items-center gap-3 font-bold text-primary hover:underline"
    >
      <img
        src={address}
        alt=""
        width={96}
        height={72}
        className="h-18 w-24 rounded-control bg-ground object-cover"
      />
      <span className="flex items-center gap-2">
        <FileText aria-hidden size={20} className="shrink-0" />
        {t.document}
      </span>
    </a>
  )
}
