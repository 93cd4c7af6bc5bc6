import {
  BadgeCheck,
  Banknote,
  BookOpenCheck,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  ChartColumn,
  FileOutput,
  FileSpreadsheet,
  Fish,
  Gavel,
  Globe,
  Images,
  Landmark,
  LayoutDashboard,
  ListOrdered,
  ListTree,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareQuote,
  MessagesSquare,
  Newspaper,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  UserPlus,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { WaitingKind } from '#shared/operator/overview.ts'
import type { sectionTitles } from './messages.ts'
import type { RecordPageProps, SectionPath } from './places.ts'

/** The groups of the menu, in its order. */
export const sectionGroups = ['money', 'people', 'market', 'content', 'settings'] as const
type SectionGroup = (typeof sectionGroups)[number]

export type Section = {
  /** The path below /operator/; empty for the overview. */
  readonly path: SectionPath
  /** The menu group of the page; the overview belongs to none. */
  readonly group?: SectionGroup
  readonly icon: LucideIcon
  /** The kind of decision whose pending count the menu shows. */
  readonly waits?: WaitingKind
  readonly page: ComponentType
  /** The page of one record, whose path has one more segment than the path of the section. */
  readonly record?: ComponentType<RecordPageProps>
}

/** Every page of the back office, in the menu's order; pages of one group are adjacent. */
export const sections: readonly Section[] = [
  { path: '', icon: LayoutDashboard, page: lazyPage(() => import('../overview/Overview.tsx'), 'Overview') },
  {
    path: 'confirmations',
    group: 'money',
    icon: Landmark,
    waits: 'confirmations',
    page: lazyPage(() => import('../money/ConfirmationsPage.tsx'), 'ConfirmationsPage'),
  },
  {
    path: 'statement',
    group: 'money',
    icon: FileSpreadsheet,
    page: lazyPage(() => import('../statement/StatementPage.tsx'), 'StatementPage'),
  },
  {
    path: 'payouts',
    group: 'money',
    icon: Banknote,
    waits: 'payouts',
    page: lazyPage(() => import('../money/PayoutsPage.tsx'), 'PayoutsPage'),
  },
  {
    path: 'batches',
    group: 'money',
    icon: FileOutput,
    waits: 'batches',
    page: lazyPage(() => import('../batches/BatchesPage.tsx'), 'BatchesPage'),
  },
  {
    path: 'days',
    group: 'money',
    icon: CalendarCheck,
    page: lazyPage(() => import('../days/DaysPage.tsx'), 'DaysPage'),
  },
  {
    path: 'ledger',
    group: 'money',
    icon: BookOpenCheck,
    page: lazyPage(() => import('../money/Ledger.tsx'), 'Ledger'),
  },
  {
    path: 'users',
    group: 'people',
    icon: Users,
    waits: 'sellers',
    page: lazyPage(() => import('../people/UsersPage.tsx'), 'UsersPage'),
    record: lazyPage(() => import('../people/UserPage.tsx'), 'UserPage'),
  },
  {
    path: 'upgrades',
    group: 'people',
    icon: BadgeCheck,
    waits: 'upgrades',
    page: lazyPage(() => import('../people/UpgradesPage.tsx'), 'UpgradesPage'),
  },
  {
    path: 'invitations',
    group: 'people',
    icon: UserPlus,
    page: lazyPage(() => import('../invitations/InvitationsPage.tsx'), 'InvitationsPage'),
  },
  {
    path: 'contacts',
    group: 'people',
    icon: Mail,
    waits: 'contacts',
    page: lazyPage(() => import('../content/ContactsPage.tsx'), 'ContactsPage'),
  },
  {
    path: 'orders',
    group: 'market',
    icon: Package,
    waits: 'disputes',
    page: lazyPage(() => import('../orders/OrdersPage.tsx'), 'OrdersPage'),
  },
  {
    path: 'products',
    group: 'market',
    icon: Fish,
    page: lazyPage(() => import('../market/ProductsPage.tsx'), 'ProductsPage'),
  },
  {
    path: 'auctions',
    group: 'market',
    icon: Gavel,
    page: lazyPage(() => import('../market/AuctionsPage.tsx'), 'AuctionsPage'),
    record: lazyPage(() => import('../market/AuctionPage.tsx'), 'AuctionPage'),
  },
  {
    path: 'requests',
    group: 'market',
    icon: MessagesSquare,
    page: lazyPage(() => import('../market/RequestsPage.tsx'), 'RequestsPage'),
  },
  {
    path: 'halls',
    group: 'market',
    icon: Megaphone,
    page: lazyPage(() => import('../halls/HallsPage.tsx'), 'HallsPage'),
  },
  {
    path: 'sessions',
    group: 'market',
    icon: ListOrdered,
    page: lazyPage(() => import('../sessions/SessionsPage.tsx'), 'SessionsPage'),
  },
  {
    path: 'insight',
    group: 'market',
    icon: ChartColumn,
    page: lazyPage(() => import('../insight/InsightPage.tsx'), 'InsightPage'),
  },
  {
    path: 'news',
    group: 'content',
    icon: Newspaper,
    page: lazyPage(() => import('../content/news/NewsPage.tsx'), 'NewsPage'),
    record: lazyPage(() => import('../content/news/NewsEditor.tsx'), 'NewsEditor'),
  },
  {
    path: 'specials',
    group: 'content',
    icon: Star,
    page: lazyPage(() => import('../content/SpecialsPage.tsx'), 'SpecialsPage'),
  },
  {
    path: 'templates',
    group: 'content',
    icon: MessageSquareQuote,
    page: lazyPage(() => import('../content/TemplatesPage.tsx'), 'TemplatesPage'),
  },
  {
    path: 'gallery',
    group: 'content',
    icon: Images,
    page: lazyPage(() => import('../content/GalleryPage.tsx'), 'GalleryPage'),
  },
  {
    path: 'site',
    group: 'content',
    icon: Globe,
    page: lazyPage(() => import('../content/SitePage.tsx'), 'SitePage'),
  },
  {
    path: 'lists',
    group: 'settings',
    icon: ListTree,
    page: lazyPage(() => import('../lists/ListsPage.tsx'), 'ListsPage'),
  },
  {
    path: 'plans',
    group: 'settings',
    icon: CalendarClock,
    page: lazyPage(() => import('../plans/PlansPage.tsx'), 'PlansPage'),
  },
  {
    path: 'seasons',
    group: 'settings',
    icon: CalendarX,
    page: lazyPage(() => import('../seasons/SeasonsPage.tsx'), 'SeasonsPage'),
  },
  {
    path: 'settings',
    group: 'settings',
    icon: Settings,
    page: lazyPage(() => import('../settings/SettingsPage.tsx'), 'SettingsPage'),
  },
  {
    path: 'audit',
    group: 'settings',
    icon: ScrollText,
    page: lazyPage(() => import('../audit/AuditLog.tsx'), 'AuditLog'),
  },
  {
    path: 'security',
    group: 'settings',
    icon: ShieldCheck,
    page: lazyPage(() => import('../security/SecurityPage.tsx'), 'SecurityPage'),
  },
]

/** Loads the code of a page when the page is first shown. */
function lazyPage<Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): ComponentType<Props> {
  return lazy(() => load().then((module) => ({ default: module[name] }))) as unknown as ComponentType<Props>
}

/** The message key of the title of a section. */
export const titleOf = ({ path }: Section): keyof typeof sectionTitles => path || 'overview'

type Found = { readonly section: Section; readonly record: string | undefined }

/** The section for a path below /operator/, and the id of the record in the path: `users/12` is `users` with `12`. */
export function sectionAt(path: string): Found | undefined {
  const [first = '', ...below] = path.split('/')
  const section = sections.find((each) => each.path === first)
  return section && { section, record: below.join('/') || undefined }
}
