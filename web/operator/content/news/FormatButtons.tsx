import { Bold, Heading2, Link, List } from 'lucide-react'
import type { RefObject } from 'react'
import { useText } from '../../../app/texts/text.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { formatText } from '../messages.ts'
import { type Format, formatSelection, formats } from './formatSelection.ts'

/** Buttons that format the selected words of the text area inside `box`. */
export function FormatButtons({
  box,
  label,
}: {
  readonly box: RefObject<HTMLElement | null>
  /** The label of the field. */
  readonly label: string
}) {
  const t = useText(formatText)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons of one.
    <div role="group" aria-label={t.formatOf(label)} className="flex gap-1">
      {formats.map((format) => (
        <IconButton
          key={format}
          icon={icons[format]}
          label={t[format]}
          onClick={() => applyFormat(box.current?.querySelector('textarea'), format)}
        />
      ))}
    </div>
  )
}

const icons = { bold: Bold, heading: Heading2, bullets: List, link: Link } as const

/** Types the change as the user would, so that the browser can undo it. */
export function applyFormat(area: HTMLTextAreaElement | null | undefined, format: Format): void {
  if (!area) return
  const { value, selectionStart, selectionEnd } = area
  const { from, to, insert, select } = formatSelection(value, selectionStart, selectionEnd, format)
  area.focus()
  area.setSelectionRange(from, to)
  if (insert === '') document.execCommand('delete')
  else document.execCommand('insertText', false, insert)
  area.setSelectionRange(...select)
}
