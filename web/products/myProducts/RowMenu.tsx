import { useNavigate } from '@tanstack/react-router'
import { Copy, Eye, Pause, Play, Scale } from 'lucide-react'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useText } from '../../app/texts/text.ts'
import { MoreMenu } from '../../ui/overlay/MoreMenu.tsx'
import { productLink } from '../card.ts'
import { myProductsText } from './messages.ts'

/** The other actions on a row. */
export function RowMenu({
  product,
  onToggle,
  onRestock,
}: {
  readonly product: OwnProduct
  readonly onToggle: () => void
  readonly onRestock: () => void
}) {
  const t = useText(myProductsText)
  const navigate = useNavigate()
  const paused = product.status === 'hidden'
  const { hidden_by_staff, id, name, origin } = product
  const pause = { icon: paused ? Play : Pause, label: paused ? t.resume : t.pause, onPress: onToggle }
  const see = { icon: Eye, label: t.see, onPress: () => void navigate(productLink(id, origin)) }
  return (
    <MoreMenu
      label={t.more(name)}
      note={hidden_by_staff ? t.staffHid : undefined}
      className="md:border-transparent md:bg-transparent"
      items={[
        ...(hidden_by_staff ? [] : [pause]),
        { icon: Scale, label: t.restock, onPress: onRestock },
        {
          icon: Copy,
          label: t.copy,
          onPress: () => void navigate({ to: '/profile/add-product', search: { copyOf: id } }),
        },
        ...(paused ? [] : [see]),
      ]}
    />
  )
}
