import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { PairField } from '../lists/PairField.tsx'
import { contentText } from './messages.ts'
import type { TypedLine } from './siteTyped.ts'

type TickerLinesProps = {
  readonly lines: readonly TypedLine[]
  readonly onChange: (lines: readonly TypedLine[]) => void
  readonly errorsOf: (field: string) => readonly string[]
}

/** The lines of the ticker, each with controls to edit, move, hide and remove it. */
export function TickerLines({ lines, onChange, errorsOf }: TickerLinesProps) {
  const t = useText(contentText)
  const put = (at: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line, place) => (place === at ? { ...line, ...part } : line)))
  const move = (at: number, to: number) => {
    const line = lines[at]
    if (!line || to < 0 || to >= lines.length) return
    const others = lines.filter((_, place) => place !== at)
    onChange([...others.slice(0, to), line, ...others.slice(to)])
  }
  const add = () => {
    const key = `new-${lines.length}-${Math.max(0, ...lines.map(({ id }) => id ?? 0))}`
    onChange([...lines, { key, id: null, text: { ar: '', en: '' }, url: '', hidden: false }])
  }
  return (
    <>
      <ol className="flex flex-col gap-4">
        {lines.map((line, at) => (
          <Line
            key={line.key}
            line={line}
            at={at}
            last={at === lines.length - 1}
            errorsOf={(field) => errorsOf(`ticker.${at}.${field}`)}
            onPut={(part) => put(at, part)}
            onMove={(to) => move(at, to)}
            onRemove={() => onChange(lines.filter((_, place) => place !== at))}
          />
        ))}
      </ol>
      {lines.length < limits.tickerLines && (
        <Button kind="outlined" icon={Plus} className="self-start" onClick={add}>
          {t.addLine}
        </Button>
      )}
    </>
  )
}

/**
 * The props of a single-line text field that is typed from left to right, such as a link, an email address or a phone
 * number.
 */
export const linkBox = { dir: 'ltr', autoComplete: 'off', maxLength: limits.text.line } as const

type LineProps = {
  readonly line: TypedLine
  readonly at: number
  readonly last: boolean
  readonly errorsOf: (field: string) => readonly string[]
  readonly onPut: (part: Partial<TypedLine>) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

function Line({ line: { text, url, hidden }, at, last, errorsOf, onPut, onMove, onRemove }: LineProps) {
  const t = useText(contentText)
  const place = at + 1
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline p-4">
      <div className="flex items-center gap-1">
        <Isolate className="grow text-dense font-bold text-quiet">{String(place)}</Isolate>
        <IconButton
          icon={ChevronUp}
          label={t.lineUp(place)}
          aria-disabled={at === 0 || undefined}
          className={at === 0 ? 'opacity-40' : undefined}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t.lineDown(place)}
          aria-disabled={last || undefined}
          className={last ? 'opacity-40' : undefined}
          onClick={() => onMove(at + 1)}
        />
        <IconButton icon={Trash2} label={t.removeLine(place)} onClick={onRemove} />
      </div>
      <PairField
        label={t.line(place)}
        longest={limits.text.line}
        value={text}
        onChange={(changed) => onPut({ text: changed })}
        errors={(language) => errorsOf(`text.${language}`)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t.link}
          {...linkBox}
          hint={t.linkHint}
          value={url}
          errors={errorsOf('url')}
          onChange={(changed) => onPut({ url: changed })}
        />
        <Checkbox
          label={t.hideLine}
          checked={hidden}
          onChange={(changed) => onPut({ hidden: changed })}
          className="sm:mt-7"
        />
      </div>
    </li>
  )
}
