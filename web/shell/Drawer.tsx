import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Logo } from '../base/art/Logo.tsx'
import { useText } from '../base/text.ts'
import { Sheet } from '../base/ui/Sheet.tsx'
import { LanguageButtons } from './LanguageButtons.tsx'
import { shellText } from './messages.ts'
import { isAt, places } from './places.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

type DrawerProps = { readonly name: string; readonly open: boolean; readonly onClose: () => void }

/** The phone's navigation, from the inline start; languages and theme at its foot. */
export function Drawer({ name, open, onClose }: DrawerProps) {
  const t = useText(shellText)
  // A link leads to another page: the focus follows it instead of going back to the menu button.
  const left = useRef(false)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    if (open) left.current = false
  }, [open])
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="start"
      focusAfter={() => (left.current ? document.getElementById('main') : null)}
      title={t.menu}
      head={
        <div className="flex h-14 items-center gap-3 bg-ink px-4 text-h3 text-on-ink">
          <Logo className="size-9" />
          <span>{name}</span>
        </div>
      }
      footer={
        <div className="flex flex-col gap-3">
          <LanguageButtons wide />
          <ThemeSwitch />
        </div>
      }
    >
      <nav aria-label={t.mainNavigation} className="py-2">
        {places.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            onClick={() => {
              left.current = true
              onClose()
            }}
            aria-current={isAt(pathname, to) ? 'page' : undefined}
            className="flex min-h-12 items-center gap-5 border-s-3 border-transparent px-4 hover:bg-tint aria-[current=page]:border-primary aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-primary"
          >
            <Icon aria-hidden size={22} className="shrink-0" />
            {t[label]}
          </Link>
        ))}
      </nav>
    </Sheet>
  )
}
