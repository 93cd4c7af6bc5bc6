import { percentChange } from '#shared/operator/insight/periods.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { insightText } from './messages.ts'

type InsightChangeProps = {
  readonly now: number
  readonly before: number
  /** Shows only the number, for a column whose heading explains it. */
  readonly short?: boolean
}

/** The change of a figure in percent with its sign, with or without words. */
export function InsightChange({ now, before, short = false }: InsightChangeProps) {
  const t = useText(insightText)
  const percent = percentChange(now, before)
  if (percent === null) return short ? '—' : now === 0 ? t.same : t.nothingBefore
  if (percent === 0) return short ? <Isolate>0%</Isolate> : t.same
  const printed = Math.abs(percent).toLocaleString('en')
  return (
    <span className={classes(percent > 0 ? 'text-palm' : 'text-coral')}>
      {short ? (
        <Isolate>{`${percent > 0 ? '+' : '−'}${printed}%`}</Isolate>
      ) : percent > 0 ? (
        t.up(printed)
      ) : (
        t.down(printed)
      )}
    </span>
  )
}
