import { useText } from '../app/texts/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/states/Empty.tsx'
import { Scene } from '../ui/states/Scene.tsx'
import { cartText } from './messages.ts'

/** The empty cart, with a link to the market. */
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
