import { ArrowDown, ArrowUp, Keyboard, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../app/texts/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { useShortcut, useShortcuts } from '../../frame/shortcuts.ts'
import { tableText } from '../messages.ts'

type TableKeysProps = {
  /** Whether rows can be opened. */
  readonly opens: boolean
  readonly searches: boolean
  /** Whether the rows are pending decisions. */
  readonly decides: boolean
}

/** Lists the keyboard shortcuts of the table, with a switch for single letters. */
export function TableKeys({ opens, searches, decides }: TableKeysProps) {
  const t = useText(tableText)
  const [shown, setShown] = useState(false)
  const [on, setOn] = useShortcuts()
  useShortcut({ Question: () => setShown(true) })
  const keys: readonly { names: readonly string[]; arrow?: LucideIcon; does: string }[] = [
    { names: ['J'], arrow: ArrowDown, does: t.keyNext },
    { names: ['K'], arrow: ArrowUp, does: t.keyBefore },
    ...(opens ? [{ names: ['Enter'], does: t.keyOpen }] : []),
    ...(opens ? [{ names: ['Esc'], does: t.keyClose }] : []),
    ...(decides
      ? [
          { names: ['A'], does: t.keyAccept },
          { names: ['R'], does: t.keyRefuse },
          { names: ['S'], does: t.keySkip },
          { names: ['Z'], does: t.keyUndo },
        ]
      : []),
    ...(searches ? [{ names: ['/'], does: t.keySearch }] : []),
    { names: ['Page Down', 'Page Up'], does: t.keyPages },
    { names: ['Home', 'End'], does: t.keyEnds },
    { names: ['Ctrl', 'K'], does: t.keyFind },
    { names: ['?'], does: t.keyHelp },
  ]
  return (
    <>
      <Button kind="text" icon={Keyboard} className="max-lg:hidden" onClick={() => setShown(true)}>
        {t.keys}
      </Button>
      <Sheet open={shown} onClose={() => setShown(false)} title={t.keys} side="middle">
        <dl className="divide-y divide-hairline px-4 text-dense">
          {keys.map(({ names, arrow: Arrow, does }) => (
            <div key={does} className="flex min-h-11 items-center justify-between gap-6 py-1">
              <dt>{does}</dt>
              <dd dir="ltr" className="flex shrink-0 gap-2">
                {names.map((name) => (
                  <kbd key={name} className={keyClasses}>
                    {name}
                  </kbd>
                ))}
                {Arrow && (
                  <kbd aria-hidden className={keyClasses}>
                    <Arrow size={16} />
                  </kbd>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 border-t border-hairline px-4 py-3">
          <Checkbox label={t.keysOn} checked={on} onChange={setOn} />
        </div>
      </Sheet>
    </>
  )
}

const keyClasses =
  'inline-flex min-h-7 min-w-8 items-center justify-center rounded-badge border border-line bg-ground px-2 text-meta'
