import { FilePenLine, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../app/texts/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask } from '../../../ui/overlay/questions.ts'
import { listingText } from '../messages.ts'

type DraftNoteProps = {
  readonly waiting: boolean
  readonly title: string
  readonly body: ReactNode
  /** The link to the form. */
  readonly children: ReactNode
}

/** A draft on this device, in the list of the user's own entries. */
export function DraftNote({ waiting, title, body, children }: DraftNoteProps) {
  const Icon = waiting ? WifiOff : FilePenLine
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-tint p-4 text-dense">
      <Icon aria-hidden size={22} className="shrink-0 self-start text-amber" />
      <div className="min-w-0 grow basis-48">
        <p className="font-bold text-amber">{title}</p>
        {body}
      </div>
      {children}
    </div>
  )
}

type RestoredNoteProps = {
  /** Texts that replace those about goods. */
  readonly text?: string
  readonly question?: string
  readonly onDiscard: () => Promise<void>
}

/** Says that a draft was restored. A button discards the draft after a confirmation. */
export function RestoredNote({ text, question, onDiscard }: RestoredNoteProps) {
  const t = useText(listingText)
  const discard = async () => {
    const body = question ?? t.anewBody
    const confirmed = await ask({
      title: t.anewTitle,
      body,
      accept: t.anewYes,
      refuse: t.anewNo,
      grave: true,
    })
    if (confirmed) await onDiscard()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-sand py-2 ps-4 pe-2 text-dense text-on-sand">
      <p>{text ?? t.restored}</p>
      <Button kind="text" onClick={() => void discard()}>
        {t.startAnew}
      </Button>
    </div>
  )
}
