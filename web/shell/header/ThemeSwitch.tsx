import { Moon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../app/texts/text.ts'
import { chooseTheme, themeStore } from '../../app/theme.ts'
import { SwitchTrack } from '../../ui/form/SwitchTrack.tsx'
import { footerText } from '../footer/messages.ts'

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
      <SwitchTrack />
    </button>
  )
}
