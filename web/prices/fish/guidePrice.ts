import type { GuidePrice } from '../../alerts/AlertSheet.tsx'
import type { FishPricesAnswer } from './loadFish.ts'

/**
 * The price that guides a new alert: today's average, which the alert is compared with, else the average in the head of the
 * page. Undefined if the choice is only a part of the goods of an origin, or has no published price.
 */
export function guidePrice({
  choice,
  headline,
  recent,
}: Pick<FishPricesAnswer, 'choice' | 'headline' | 'recent'>): GuidePrice | undefined {
  if (!isOfOrigin(choice)) return undefined
  if (recent.day.figure) return { basis: 'today', riyals: recent.day.figure.average_price }
  if (headline && choice.place === 'all' && choice.source === headline.origin)
    return { basis: headline.basis === 'sold' ? 'month' : 'asked', riyals: headline.average_price }
  return recent.month.figure ? { basis: 'month', riyals: recent.month.figure.average_price } : undefined
}

/** Whether a choice selects all local or all imported goods of its place. */
export const isOfOrigin = ({ source, channel, size }: FishPricesAnswer['choice']): boolean =>
  (source === 'local' || source === 'imported') && channel === null && size === null
