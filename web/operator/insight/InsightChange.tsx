import { percentChange } from '#shared/operator/insight/periods.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { insightText } from './messages.ts'

/** The change of a figure in words and with its sign. */
export function InsightChange({ now, before }: { readonly now: number; readonly before: number }) {
  const t = useText(insightText)
  const percent = percentChange(now, before)
  if (percent === null) return now === 0 ? t.same : t.nothingBefore
  if (percent === 0) return t.same
  const printed = Math.abs(percent).toLocaleString('en')
  return (
    <span className={classes(percent > 0 ? 'text-palm' : 'text-coral')}>
      {percent > 0 ? t.up(printed) : t.down(printed)}
    </span>
  )
}
