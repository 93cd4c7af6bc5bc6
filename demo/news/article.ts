import type { Pair } from '#shared/base/locale.ts'
import type { SceneName } from '../scenes.ts'

export interface Article {
  readonly title: Pair
  /** Paragraphs in both languages. */
  readonly body: { readonly ar: readonly string[]; readonly en: readonly string[] }
  readonly scene: SceneName
  /** Hours between the publication of the article and the start of the demo. */
  readonly hoursAgo: number
}
