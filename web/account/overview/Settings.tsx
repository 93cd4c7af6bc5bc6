import { Link } from '@tanstack/react-router'
import {
  Bell,
  ChevronRight,
  Download,
  KeyRound,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  Moon,
  Smartphone,
  Sun,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { saveFile } from '../../app/calls/saveFile.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { serverNow } from '../../app/live/serverClock.ts'
import { useText } from '../../app/texts/text.ts'
import { chooseTheme, chosenTheme, type Theme, themeStore } from '../../app/theme.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { ChoiceCard } from '../../ui/form/ChoiceCard.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { accountText } from '../messages.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { MarketingSwitch } from './MarketingSwitch.tsx'
import { settingsText } from './messages.ts'
import { useSignIns } from './signIns.ts'
import { useSignOut } from './signOut.ts'

/** Settings of the account: each row shows its current value and opens a panel or page. */
export function Settings() {
  const t = useText(accountText)
  const panels = useText(settingsText)
  const [open, setOpen] = useState<'devices' | 'theme' | 'delete' | null>(null)
  const signOut = useSignOut()
  const download = useDownload()
  const close = () => setOpen(null)
  return (
    <Card as="section" padding="none" aria-labelledby="settings" className="overflow-hidden">
      <h2 id="settings" className="px-5 pt-5 pb-2 text-h3 md:px-6 md:pt-6">
        {t.settings}
      </h2>
      <ul className="divide-y divide-hairline">
        <Row icon={Smartphone} label={t.devices} value={<DeviceCount />} onPress={() => setOpen('devices')} />
        <li>
          <Link to="/profile/account/edit" hash="password" className={rowLook}>
            <RowBody icon={KeyRound} label={t.password} value="" />
          </Link>
        </li>
        <li>
          <Link to="/profile/notifications" className={rowLook}>
            <RowBody icon={Bell} label={t.notifications} value="" />
          </Link>
        </li>
        <Row icon={Moon} label={t.theme} value={<ThemeName />} onPress={() => setOpen('theme')} />
        <li>
          <MarketingSwitch />
        </li>
        <Row
          icon={Download}
          label={download.busy ? t.downloading : t.download}
          busy={download.busy}
          onPress={download.start}
        />
        <Row icon={LogOut} label={t.signOut} onPress={signOut} turned />
        <Row icon={Trash2} label={t.deleteAccount} grave onPress={() => setOpen('delete')} />
      </ul>
      <Sheet side="panel" open={open === 'devices'} onClose={close} title={panels.devices}>
        <Devices />
      </Sheet>
      <Sheet side="panel" open={open === 'theme'} onClose={close} title={panels.theme}>
        <ThemeChoice />
      </Sheet>
      <Sheet side="panel" open={open === 'delete'} onClose={close} title={panels.deleteTitle}>
        <DeleteAccount onKeep={close} />
      </Sheet>
    </Card>
  )
}

const rowLook =
  'flex min-h-13 w-full items-center gap-4 px-5 text-start text-dense hover:bg-tint md:px-6 aria-busy:text-quiet'

function Row({
  grave,
  busy,
  onPress,
  ...body
}: RowBodyProps & {
  readonly grave?: boolean
  readonly busy?: boolean
  readonly onPress: () => unknown
}) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : () => void onPress()}
        className={classes(rowLook, grave && 'text-coral')}
      >
        <RowBody {...body} />
      </button>
    </li>
  )
}

type RowBodyProps = {
  readonly icon: LucideIcon
  readonly label: string
  /** The current value, which may be empty. A row with a value opens a panel or page and has a chevron. */
  readonly value?: ReactNode
  /** True for a directional icon, which is mirrored in right-to-left. */
  readonly turned?: boolean
}

function RowBody({ icon: Icon, label, value, turned }: RowBodyProps) {
  return (
    <>
      <Icon aria-hidden size={20} className={classes('shrink-0', turned && 'onwards')} />
      <span className="min-w-0 grow">{label}</span>
      {value !== undefined && (
        <>
          <span className="text-quiet">{value}</span>
          <ChevronRight aria-hidden size={20} className="onwards shrink-0 text-quiet" />
        </>
      )}
    </>
  )
}

/** The number of sign-ins. Renders nothing until they are loaded; the panel shows errors. */
function DeviceCount() {
  const t = useText(accountText)
  const { data } = useSignIns()
  return data ? t.devicesCount(data.length) : null
}

function ThemeName() {
  const t = useText(settingsText)
  const theme = useSyncExternalStore(themeStore.subscribe, chosenTheme, () => null)
  return t[theme ?? 'system']
}

/** Downloads the user's data. A plain link cannot send the bearer header. */
function useDownload() {
  const t = useText(accountText)
  const { busy, send } = useCall('GET profile/export', {
    done: t.downloaded,
    unsure: t.failed,
    toastRefusals: true,
    onDone(data) {
      const name = `samak-${riyadhDay(new Date(serverNow()))}.json`
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
    },
  })
  return { busy, start: () => send({}) }
}

/** Choice of light, dark or the device's setting. The choice is stored in this browser. */
function ThemeChoice() {
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
