import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { listingText } from './listingMessages.ts'

/** Somebody else's product, or none at all: the same face for both. */
export function NoSuchProduct() {
  const t = useText(listingText)
  return (
    <Card>
      <Empty
        picture={<Scene kind="ice" />}
        title={t.goneTitle}
        headingLevel={1}
        actions={<ButtonLink to="/profile/my-products">{t.myProducts}</ButtonLink>}
      />
    </Card>
  )
}
