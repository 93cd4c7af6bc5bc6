import { useText } from '../app/texts/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { Scene } from '../ui/states/Scene.tsx'
import { cartText } from './messages.ts'

/** A cart without products, and where to find some. */
export function EmptyCart({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText(cartText)
  return (
    <Empty
      picture={<Scene kind="ice" />}
      title={t.noProducts}
      body={t.noProductsBody}
      actions={
        <ButtonLink to="/local-market" onClick={onLeave}>
          {t.toMarket}
        </ButtonLink>
      }
    />
  )
}
