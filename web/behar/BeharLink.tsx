import { Ship } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import { beharTitles } from '../app/titles.ts'
import { useSession } from '../auth/session.ts'
import { ButtonLink } from '../ui/Button.tsx'

/**
 * The link from the international market to the Behar market, for users with access; renders nothing for other users. On a
 * phone it floats above the bottom bar, so that it moves nothing when it appears.
 */
export function BeharLink({ place }: { readonly place: 'head' | 'dock' }) {
  const { market } = useText(beharTitles)
  const { profile } = useSession()
  if (!profile?.can_view.includes('beharMarketMain')) return null
  const link = (
    <ButtonLink to="/international-market/behar-market/main" kind="outlined" icon={Ship}>
      {market}
    </ButtonLink>
  )
  return (
    <>
      {place === 'head' ? (
        link
      ) : (
        <div className="fixed inset-s-4 bottom-20 z-20 md:hidden [&>a]:shadow-popover">{link}</div>
      )}
    </>
  )
}
