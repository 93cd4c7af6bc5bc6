import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { RequestPanel } from '../details/RequestPanel.tsx'
import type { LiveRequest } from '../details/useLiveRequest.ts'
import { offerPlace } from '../RequestParts.tsx'
import { offerText } from './messages.ts'

/** Explains why the account cannot make offers, and links to the upgrade or the verification. */
export function NoOfferPanel({ request }: Pick<LiveRequest, 'request'>) {
  const t = useText(offerText)
  const { profile } = useSession()
  if (!profile) return null
  const seller = profile.type !== 'local_buyer'
  const waits = profile.upgrade?.status === 'pending'
  if (seller) {
    return (
      <RequestPanel title={t.unverifiedTitle} body={t.unverifiedBody}>
        <ButtonLink
          size="main"
          to="/auth/verify-mobile"
          search={{ redirect: `${paths.requestDetails(request.id)}#${offerPlace}` }}
        >
          {t.verify}
        </ButtonLink>
      </RequestPanel>
    )
  }
  return (
    <RequestPanel title={t.buyerTitle} body={waits ? t.waitingBody : t.buyerBody}>
      <ButtonLink size="main" to="/profile/account/upgrade">
        {waits ? t.toUpgrade : t.upgrade}
      </ButtonLink>
      <ButtonLink kind="outlined" to="/profile/add-request">
        {t.askToo}
      </ButtonLink>
    </RequestPanel>
  )
}
