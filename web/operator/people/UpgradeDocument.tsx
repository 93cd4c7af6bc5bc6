import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, FileText } from 'lucide-react'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { buttonClasses } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { PrivateImage } from '../money/PrivateImage.tsx'
import { usersText } from './messages.ts'

type UpgradeDocumentProps = {
  /** The id of the upgrade request. */
  readonly id: number
  /** The address of the private file: a picture or a PDF. */
  readonly file: string
}

/** The papers of an upgrade request (for their owner and staff only), large enough to read. */
export function UpgradeDocument({ id, file }: UpgradeDocumentProps) {
  const t = useText(usersText)
  return (
    <div className="mt-3">
      {file.endsWith('.pdf') ? <PrivatePdf id={id} /> : <PrivateImage image={file} alt={t.document} large />}
    </div>
  )
}

/**
 * Links to a PDF. The browser's viewer cannot send the bearer token, so the links carry a signed address, which is
 * renewed before it expires. The response has a sandbox policy, so the file cannot access the site.
 */
function PrivatePdf({ id }: { readonly id: number }) {
  const t = useText(usersText)
  const locale = useLocale()
  const { data, isError } = useQuery({
    queryKey: ['document of an upgrade', id],
    queryFn: ({ signal }) =>
      api('GET operator/upgrades/{id}/document', { params: { id } }, { locale, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewalMs,
  })
  if (isError) return <p className="text-meta text-quiet">{t.documentFailed}</p>
  if (!data) return <Skeleton className="h-24 w-full" />
  return (
    <div className="rounded-control border border-hairline bg-ground p-4">
      <p className="flex items-center gap-2 text-dense font-bold">
        <FileText aria-hidden size={24} className="shrink-0 text-primary" />
        {t.document}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={data.url} target="_blank" rel="noreferrer" className={buttonClasses({ kind: 'outlined' })}>
          <ExternalLink aria-hidden size={20} className="shrink-0" />
          {t.openPdf}
        </a>
        <a href={data.url} download className={buttonClasses({ kind: 'text' })}>
          <Download aria-hidden size={20} className="shrink-0" />
          {t.downloadPdf}
        </a>
      </div>
    </div>
  )
}

/** The address is renewed after four minutes, because it expires after five. */
const renewalMs = 4 * 60_000
