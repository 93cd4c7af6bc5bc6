import { BadgeCheck } from 'lucide-react'
import { type SellerWish, unverifiedRefusal } from '#shared/products/unverified.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { UnverifiedNote } from '../../auth/UnverifiedNote.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useLatestGoods } from '../market/useLatestGoods.ts'
import { listingText } from './messages.ts'

/**
 * The reason why the market does not let the seller list more goods, auction a lot or offer goods before
 * the mobile or the seller is verified. Null if the market allows it, or if the profile is not known yet.
 */
export function useBarred(wish: SellerWish): string | null {
  const locale = useLocale()
  const t = useText(listingText)
  const { profile } = useSession()
  const onSale = useLatestGoods().data?.counts.active ?? 0
  if (!profile) return null
  if (!profile.mobile_verified) return t.unverified
  const { verified, unverified_goods: most } = profile
  return unverifiedRefusal({ verified, most, onSale }, wish)?.[locale] ?? null
}

/** The reason at the button, shorter than the one above the form. */
export function barredShort(
  reason: string | null,
  words: { readonly unverified: string; readonly barredTitle: string },
): string | null {
  return reason === null || reason === words.unverified ? reason : words.barredTitle
}

/** The reason above the form, with a link to the verification. */
export function BarredNote({ reason }: { readonly reason: string | null }) {
  const t = useText(listingText)
  const { profile } = useSession()
  if (reason === null) return null
  if (profile?.mobile_verified === false) return <UnverifiedNote words={{ ...t, verify: t.verifyMobile }} />
  const sent = profile?.upgrade?.status === 'pending'
  return (
    <Notice icon={BadgeCheck} title={t.barredTitle} corners="rounded-card" role="status">
      <p>{sent ? t.barredChecking : reason}</p>
      <ButtonLink to="/profile/account/upgrade" kind="outlined" className="mt-2">
        {sent ? t.toVerification : t.sendPapers}
      </ButtonLink>
    </Notice>
  )
}
