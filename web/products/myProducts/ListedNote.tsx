import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { productLink } from '../card.ts'
import { justListed } from '../listing/state/justListed.ts'
import { myProductsText } from './messages.ts'

/** The product listed a moment ago, with the market's warnings for it. */
export function ListedNote({ after }: { readonly after: (productId: number) => ReactNode }) {
  const t = useText(myProductsText)
  const [listed] = useState(justListed.take)
  if (!listed) return null
  return (
    <>
      <div role="status" className="flex items-start gap-3 rounded-card bg-palm-tint p-4 text-dense">
        <CircleCheck aria-hidden size={22} className="mt-0.5 shrink-0 text-palm" />
        <div className="min-w-0">
          <p className="font-bold text-palm">{t.listedNow(`\u2068${listed.name}\u2069`)}</p>
          {listed.warnings.map(({ code, message }) => (
            <p key={`${code}${message}`} className="flex items-start gap-2 text-amber">
              <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
              {message}
            </p>
          ))}
          <TextLink {...productLink(listed.id, listed.origin)}>{t.see}</TextLink>
        </div>
      </div>
      {after(listed.id)}
    </>
  )
}
