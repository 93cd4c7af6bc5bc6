import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { offerText } from '../offering/messages.ts'
import { RequestPanel } from './RequestPanel.tsx'
import type { LiveRequest } from './useLiveRequest.ts'

/** Shown to the owner on the public page of the request: a link to the comparison of offers. */
export function RequestOwnerPanel({ request }: Pick<LiveRequest, 'request'>) {
  const t = useText(offerText)
  const none = request.offers_count === 0
  return (
    <RequestPanel title={t.ownTitle} body={none ? t.ownNone : t.ownBody}>
      <ButtonLink size="main" to="/profile/my-requests/$requestId" params={{ requestId: String(request.id) }}>
        {none ? t.toOwn : t.toCompare}
      </ButtonLink>
    </RequestPanel>
  )
}
