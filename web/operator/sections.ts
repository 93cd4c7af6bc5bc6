import { LayoutDashboard, type LucideIcon } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { messages } from '../base/text.ts'

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
})

/** Every page of the operators, in the menu's order: `/operator/<path>`. Each brings its own code. */
export const sections: readonly Section[] = [
  {
    path: '',
    title: 'overview',
    icon: LayoutDashboard,
    page: lazy(() => import('./Overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  },
]

/** The section of an address's rest, and what stands behind it: `users/12` is `users` with `12`. */
export function sectionAt(rest: string): { readonly section: Section; readonly below: string } | undefined {
  const [path = '', ...below] = rest.split('/')
  const section = sections.find((each) => each.path === path)
  return section && { section, below: below.join('/') }
}
