import { Moon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../app/texts/text.ts'
import { chooseTheme, themeStore } from '../../app/theme.ts'
import { footerText } from '../messages.ts'

/** A switch between light and dark, independent of the system. The choice is stored in this browser. */
export function ThemeSwitch() {
  const t = useText(footerText)
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get, themeStore.getOnServer)
  const dark = theme === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
      className="group flex min-h-11 items-center gap-3 text-dense"
    >
      <Moon aria-hidden size={20} className="shrink-0" />
      <span className="grow text-start">{t.darkTheme}</span>
      <span
        aria-hidden="true"
        className="flex h-7 w-12 items-center rounded-full bg-line p-0.75 transition-colors group-aria-checked:justify-end group-aria-checked:bg-primary"
      >
        <span className="size-5.5 rounded-full bg-card" />
      </span>
    </button>
  )
}
