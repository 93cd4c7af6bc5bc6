import { type LucideIcon, MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../app/texts/text.ts'
import { chooseTheme, chosenTheme, type Theme, themeStore } from '../../app/theme.ts'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { settingsText } from './messages.ts'

/** Choice of light, dark or the device's setting; stored in this browser. */
export function ThemeChoice() {
  const t = useText(settingsText)
  const chosen = useSyncExternalStore(themeStore.subscribe, chosenTheme, () => null)
  return (
    <fieldset className="flex flex-col gap-3 p-4">
      <legend className="visually-hidden">{t.theme}</legend>
      {choices.map(({ theme, icon, title, body }) => (
        <ChoiceCard
          key={title}
          name="theme"
          value={title}
          icon={icon}
          title={t[title]}
          body={t[body]}
          chosen={chosen === theme}
          onChoose={() => chooseTheme(theme)}
        />
      ))}
    </fieldset>
  )
}

const choices: readonly {
  readonly theme: Theme | null
  readonly icon: LucideIcon
  readonly title: 'system' | Theme
  readonly body: 'systemBody' | 'lightBody' | 'darkBody'
}[] = [
  { theme: null, icon: MonitorSmartphone, title: 'system', body: 'systemBody' },
  { theme: 'light', icon: Sun, title: 'light', body: 'lightBody' },
  { theme: 'dark', icon: Moon, title: 'dark', body: 'darkBody' },
]
