import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, Eye, type LucideIcon, Pause, Play, Scale } from 'lucide-react'
import type { OwnProduct } from '#shared/products/listing.ts'
import { useText } from '../base/text.ts'
import { IconButton } from '../base/ui/IconButton.tsx'
import { myProductsText } from './myProductsMessages.ts'
import { productLink } from './productLink.ts'

/** What can be done with a row beside editing it, by the menu pattern: arrows, first letters, Escape. */
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
  const { hidden_by_staff } = product
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root defaultOpen modal={false}>
        <Menu.Trigger
          render={
            <IconButton
              icon={Ellipsis}
              kind="outlined"
              label={t.more(product.name)}
              className="md:border-transparent md:bg-transparent"
            />
          }
        />
        <Menu.Portal>
          <Menu.Positioner className="z-40 outline-none" sideOffset={4} align="end">
            <Menu.Popup className="min-w-56 rounded-card bg-card p-2 text-text shadow-popover outline-none">
              {hidden_by_staff ? (
                <p className="max-w-64 px-3 py-2 text-meta text-quiet">{t.staffHid}</p>
              ) : (
                <Entry icon={paused ? Play : Pause} label={paused ? t.resume : t.pause} onPress={onToggle} />
              )}
              <Entry icon={Scale} label={t.restock} onPress={onRestock} />
              <Entry
                icon={Copy}
                label={t.copy}
                onPress={() => void navigate({ to: '/profile/add-product', search: { copyOf: product.id } })}
              />
              {!paused && (
                <Entry
                  icon={Eye}
                  label={t.see}
                  onPress={() => void navigate(productLink(product.id, product.origin))}
                />
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}

function Entry({
  icon: Icon,
  label,
  onPress,
}: {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}) {
  return (
    <Menu.Item
      onClick={onPress}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-dense outline-none data-highlighted:bg-tint"
    >
      <Icon aria-hidden size={20} className="shrink-0 text-primary" />
      {label}
    </Menu.Item>
  )
}
