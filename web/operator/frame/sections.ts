import {
  BadgeCheck,
  Banknote,
  BookOpenCheck,
  CalendarX,
  FileSpreadsheet,
  Fish,
  Gavel,
  Globe,
  Images,
  Landmark,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Newspaper,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Users,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { messages } from '../../app/texts/text.ts'

export type Section = {
  /** Below /operator/; empty for the overview. */
  readonly path: string
  readonly title: keyof typeof sectionTitles
  readonly icon: LucideIcon
  /** Of what waits there for a decision, by its name in `GET operator/overview`. */
  readonly waits?: string
  /** Stands in the menu; the others are reached from one of these. */
  readonly listed?: boolean
  readonly page: ComponentType
}

export const sectionTitles = messages({
  operator: { ar: 'لوحة التشغيل', en: 'Operations' },
  overview: { ar: 'نظرة عامة', en: 'Overview' },
  users: { ar: 'المستخدمون', en: 'Users' },
  upgrades: { ar: 'توثيق الحسابات', en: 'Verification' },
  security: { ar: 'أمان حسابي', en: 'My security' },
  confirmations: { ar: 'تأكيدات التحويل', en: 'Bank transfers' },
  products: { ar: 'المنتجات', en: 'Products' },
  auctions: { ar: 'المزادات', en: 'Auctions' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  payouts: { ar: 'السحوبات', en: 'Payouts' },
  requests: { ar: 'طلبات الشراء', en: 'Requests' },
  news: { ar: 'الأخبار', en: 'News' },
  specials: { ar: 'المنتجات المميزة', en: 'Special products' },
  contacts: { ar: 'رسائل التواصل', en: 'Messages' },
  gallery: { ar: 'معرض الصور', en: 'Gallery' },
  site: { ar: 'بيانات الموقع', en: 'The site' },
  lists: { ar: 'القوائم', en: 'Lists' },
  seasons: { ar: 'مواسم الحظر', en: 'Closed seasons' },
  settings: { ar: 'الإعدادات', en: 'Settings' },
  statement: { ar: 'كشف الحساب', en: 'Bank statement' },
  ledger: { ar: 'دفتر الأموال', en: 'The books' },
  audit: { ar: 'سجل القرارات', en: 'Audit log' },
})

/** Every page of the operators, in the menu's order: `/operator/<path>`. Each brings its own code. */
export const sections: readonly Section[] = [
  {
    path: '',
    title: 'overview',
    icon: LayoutDashboard,
    page: lazy(() => import('../overview/Overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  },
  {
    path: 'users',
    title: 'users',
    icon: Users,
    waits: 'sellers',
    page: lazy(() => import('../people/UsersPage.tsx').then(({ UsersPage }) => ({ default: UsersPage }))),
  },
  {
    path: 'upgrades',
    title: 'upgrades',
    icon: BadgeCheck,
    waits: 'upgrades',
    page: lazy(() =>
      import('../people/UpgradesPage.tsx').then(({ UpgradesPage }) => ({ default: UpgradesPage })),
    ),
  },
  {
    path: 'confirmations',
    title: 'confirmations',
    icon: Landmark,
    waits: 'confirmations',
    page: lazy(() =>
      import('../money/ConfirmationsPage.tsx').then(({ ConfirmationsPage }) => ({
        default: ConfirmationsPage,
      })),
    ),
  },
  {
    path: 'products',
    title: 'products',
    icon: Fish,
    page: lazy(() =>
      import('../market/ProductsPage.tsx').then(({ ProductsPage }) => ({ default: ProductsPage })),
    ),
  },
  {
    path: 'auctions',
    title: 'auctions',
    icon: Gavel,
    page: lazy(() =>
      import('../market/AuctionsPage.tsx').then(({ AuctionsPage }) => ({ default: AuctionsPage })),
    ),
  },
  {
    path: 'orders',
    title: 'orders',
    icon: Package,
    waits: 'disputes',
    page: lazy(() => import('../orders/OrdersPage.tsx').then(({ OrdersPage }) => ({ default: OrdersPage }))),
  },
  {
    path: 'payouts',
    title: 'payouts',
    icon: Banknote,
    waits: 'payouts',
    page: lazy(() =>
      import('../money/PayoutsPage.tsx').then(({ PayoutsPage }) => ({ default: PayoutsPage })),
    ),
  },
  {
    path: 'requests',
    title: 'requests',
    icon: MessagesSquare,
    page: lazy(() =>
      import('../market/RequestsPage.tsx').then(({ RequestsPage }) => ({ default: RequestsPage })),
    ),
  },
  {
    path: 'news',
    title: 'news',
    icon: Newspaper,
    page: lazy(() => import('../content/NewsPage.tsx').then(({ NewsPage }) => ({ default: NewsPage }))),
  },
  {
    path: 'specials',
    title: 'specials',
    icon: Star,
    page: lazy(() =>
      import('../content/SpecialsPage.tsx').then(({ SpecialsPage }) => ({ default: SpecialsPage })),
    ),
  },
  {
    path: 'contacts',
    title: 'contacts',
    icon: Mail,
    waits: 'contacts',
    page: lazy(() =>
      import('../content/ContactsPage.tsx').then(({ ContactsPage }) => ({ default: ContactsPage })),
    ),
  },
  {
    path: 'lists',
    title: 'lists',
    icon: ListTree,
    page: lazy(() => import('../lists/ListsPage.tsx').then(({ ListsPage }) => ({ default: ListsPage }))),
  },
  {
    path: 'seasons',
    title: 'seasons',
    icon: CalendarX,
    page: lazy(() =>
      import('../seasons/SeasonsPage.tsx').then(({ SeasonsPage }) => ({ default: SeasonsPage })),
    ),
  },
  {
    path: 'gallery',
    title: 'gallery',
    icon: Images,
    page: lazy(() =>
      import('../content/GalleryPage.tsx').then(({ GalleryPage }) => ({ default: GalleryPage })),
    ),
  },
  {
    path: 'site',
    title: 'site',
    icon: Globe,
    page: lazy(() => import('../content/SitePage.tsx').then(({ SitePage }) => ({ default: SitePage }))),
  },
  {
    path: 'settings',
    title: 'settings',
    icon: Settings,
    page: lazy(() =>
      import('../settings/SettingsPage.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
    ),
  },
  {
    path: 'statement',
    title: 'statement',
    icon: FileSpreadsheet,
    page: lazy(() =>
      import('../statement/StatementPage.tsx').then(({ StatementPage }) => ({ default: StatementPage })),
    ),
  },
  {
    path: 'ledger',
    title: 'ledger',
    icon: BookOpenCheck,
    page: lazy(() => import('../money/Ledger.tsx').then(({ Ledger }) => ({ default: Ledger }))),
  },
  {
    path: 'audit',
    title: 'audit',
    icon: ScrollText,
    page: lazy(() => import('../audit/AuditLog.tsx').then(({ AuditLog }) => ({ default: AuditLog }))),
  },
  {
    path: 'security',
    title: 'security',
    icon: ShieldCheck,
    page: lazy(() =>
      import('../security/SecurityPage.tsx').then(({ SecurityPage }) => ({ default: SecurityPage })),
    ),
  },
]

/** The section of an address's rest, and what stands behind it: `users/12` is `users` with `12`. */
export function sectionAt(rest: string): { readonly section: Section; readonly below: string } | undefined {
  const [path = '', ...below] = rest.split('/')
  const section = sections.find((each) => each.path === path)
  return section && { section, below: below.join('/') }
}
