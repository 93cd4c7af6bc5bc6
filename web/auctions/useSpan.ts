import { useText } from '../app/texts/text.ts'
import { loneSpanText, spanText } from './messages.ts'

/**
 * Prints a duration in seconds in the largest unit that divides it; hours are used from two hours. `alone` selects the form for a
 * duration outside of a sentence, which differs in Arabic.
 */
export function useSpan(stands: 'inside' | 'alone' = 'inside'): (seconds: number) => string {
  const t = useText(stands === 'alone' ? loneSpanText : spanText)
  return (seconds) => {
    if (seconds >= 7_200 && seconds % 3_600 === 0) return t.hours(seconds / 3_600)
    return seconds % 60 === 0 ? t.minutes(seconds / 60) : t.seconds(seconds)
  }
}
