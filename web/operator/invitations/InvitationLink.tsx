import { Copy, TriangleAlert } from 'lucide-react'
import type { IssuedInvitation } from '#shared/operator/invitations.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { frameText } from '../frame/messages.ts'
import { invitationsText } from './messages.ts'

/**
 * The link of an invitation that could not be sent by message, so the inviting person passes it on. The
 * link is shown only once; the list of invitations can create a new one.
 */
export function InvitationLink({
  issued,
  onClose,
}: {
  readonly issued: IssuedInvitation
  readonly onClose: () => void
}) {
  const t = useText(invitationsText)
  const roles = useText(frameText)
  const link = hereOf(issued.link ?? '')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast('success', t.linkCopied)
    } catch {
      // The clipboard is not available without TLS, so the user must copy the text.
      showToast('info', t.linkNotCopied)
    }
  }
  // The promise rejects when the user closes the system's panel, which is not an error.
  const share = () => navigator.share({ text: `${t.linkMessage}\n${link}` }).catch(() => undefined)
  return (
    <Sheet
      open
      side="panel"
      title={t.linkTitle}
      onClose={onClose}
      footer={
        <Button wide kind="outlined" onClick={onClose}>
          {t.linkDone}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 p-4">
        <p className="text-dense">
          {t.linkFor(issued.to, roles[issued.role])} {issued.by_email ? t.linkWhyMail : t.linkWhySms}
        </p>
        <Notice icon={TriangleAlert} title={t.linkOnce}>
          <p>{t.linkOnceBody}</p>
        </Notice>
        <p className="rounded-control bg-ground p-4 text-dense font-bold select-all">
          <Isolate className="wrap-anywhere whitespace-normal">{link}</Isolate>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button icon={Copy} onClick={() => void copy()}>
            {t.linkCopy}
          </Button>
          {'share' in navigator && (
            <Button kind="outlined" onClick={() => void share()}>
              {t.linkShare}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

/** The link with the origin of this page, because the market is certainly reachable there. */
function hereOf(link: string): string {
  const { pathname, hash } = new URL(link)
  return location.origin + pathname + hash
}
