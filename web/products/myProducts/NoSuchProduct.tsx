import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Scene } from '../../ui/states/Scene.tsx'
import { listingText } from '../listing/messages.ts'

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
