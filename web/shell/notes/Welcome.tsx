import { useRouterState } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import type { Profile } from '#shared/auth/profile.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import { canSell, canView } from '#shared/base/access/permissions.ts'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { notesText } from './messages.ts'

/**
 * Greets a new account and leads to its first step: buying for buyers, the first catch and the papers for sellers, the behar
 * market for importers.
 */
export function Welcome({
  profile: { f_name, type, mobile_verified, unverified_goods: most },
}: {
  readonly profile: Pick<Profile, 'f_name' | 'type' | 'mobile_verified' | 'unverified_goods'>
}) {
  const t = useText(notesText)
  const sells = canSell(type)
  const imports = canView(type, 'beharMarketMain')
  const first = firstSteps[imports ? 'importer' : sells ? 'seller' : 'buyer']
  // The page "My shop" already has the button that lists a catch and, for a seller with a limit, the steps
  // of the verification.
  const atShop = useRouterState({ select: ({ location }) => location.pathname === paths.myShop() })
  const leads = imports || !sells || (most !== 0 && !atShop)
  return (
    <Notice
      tone="palm"
      icon={PartyPopper}
      corners="rounded-card"
      className="pe-12"
      title={mobile_verified ? t.welcome(f_name) : t.welcomeUnverified(f_name)}
    >
      <p>
        {mobile_verified ? (sells && !imports && most === 0 ? t.papersFirst : t[first.text]) : t.mobileFirst}
      </p>
      {sells && <p className="mt-1">{needsRegister(type) ? t.verifyRegister : t.verifyIdentity}</p>}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {!mobile_verified && <ButtonLink to="/auth/verify-mobile">{t.verifyMobile}</ButtonLink>}
        {leads && (
          <ButtonLink to={first.to} kind={mobile_verified ? 'filled' : 'outlined'}>
            {t[first.label]}
          </ButtonLink>
        )}
        {!(atShop && most !== null) && (
          <ButtonLink to={sells ? '/profile/account/upgrade' : '/profile/add-request'} kind="outlined">
            {sells ? t.sendPapers : t.addRequest}
          </ButtonLink>
        )}
      </div>
    </Notice>
  )
}

const firstSteps = {
  importer: { text: 'firstImport', label: 'toBehar', to: '/international-market/behar-market/main' },
  seller: { text: 'firstCatch', label: 'addProduct', to: '/profile/add-product' },
  buyer: { text: 'firstPurchase', label: 'toMarket', to: '/local-market' },
} as const
