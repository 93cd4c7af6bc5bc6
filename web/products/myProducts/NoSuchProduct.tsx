import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyPage } from '../../ui/states/EmptyPage.tsx'
import { listingText } from '../listing/messages.ts'

/** The page for an unknown product, and for a product of somebody else. */
export function NoSuchProduct() {
  const t = useText(listingText)
  return (
    <EmptyPage
      title={t.goneTitle}
      actions={<ButtonLink to="/profile/my-products">{t.myProducts}</ButtonLink>}
    />
  )
}
