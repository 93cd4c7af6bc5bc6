import { Ship } from 'lucide-react'
import { useText } from '../app/texts/text.ts'
import { beharTitles } from '../app/titles.ts'
import { useSession } from '../auth/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { marketLinkText } from './messages.ts'

/** The link from the international market to the Behar market, for users with access; renders nothing for other users. */
export function BeharLink({ place }: { readonly place: 'head' | 'foot' }) {
  const { market } = useText(beharTitles)
  const t = useText(marketLinkText)
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
        <section aria-label={market} className="content pb-10 md:hidden">
          <div className="flex flex-col gap-3 rounded-card bg-card p-4 shadow-card">
            <p className="text-dense">{t.why}</p>
            {link}
          </div>
        </section>
      )}
    </>
  )
}
