import { CSPProvider } from '@base-ui/react/csp-provider'
import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import type { MoreMenuProps } from './MoreMenu.tsx'

/** The menu by the ARIA pattern: arrow keys, first letters, Escape. It is open when it mounts. */
export function OpenMenu({ label, items, note, className }: MoreMenuProps) {
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root defaultOpen modal={false}>
        <Menu.Trigger
          render={<IconButton icon={Ellipsis} kind="outlined" label={label} className={className} />}
        />
        <Menu.Portal>
          <Menu.Positioner className="z-40 outline-none" sideOffset={4} align="end">
            <Menu.Popup className="min-w-56 rounded-card bg-card p-2 text-text shadow-popover outline-none">
              {note && <p className="max-w-64 px-3 py-2 text-meta text-quiet">{note}</p>}
              {items.map(({ icon: Icon, label: text, onPress }) => (
                <Menu.Item
                  key={text}
                  onClick={onPress}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-dense outline-none data-highlighted:bg-tint"
                >
                  <Icon aria-hidden size={20} className="shrink-0 text-primary" />
                  {text}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  )
}
