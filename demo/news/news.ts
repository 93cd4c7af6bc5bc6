import type { Article } from './article.ts'
import { buyingNews } from './buying.ts'
import { marketNews } from './markets.ts'
import { seasonNews } from './seasons.ts'

/** All news items, the oldest first. */
export const articles: readonly Article[] = [...marketNews, ...seasonNews, ...buyingNews].toSorted(
  (one, other) => other.hoursAgo - one.hoursAgo,
)
