import type { RequestDetails } from '#shared/requests/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { requestText } from './messages.ts'
import { RequestPanel } from './RequestPanel.tsx'

/** A request that takes no more offers: the reason, and a link to open ones. */
export function RequestOver({ request: { status } }: { readonly request: RequestDetails }) {
  const t = useText(requestText)
  return (
    <RequestPanel look="card" title={t.overTitle} body={status === 'closed' ? t.overClosed : t.overAccepted}>
      <ButtonLink kind="outlined" to="/requests">
        {t.otherRequests}
      </ButtonLink>
    </RequestPanel>
  )
}
