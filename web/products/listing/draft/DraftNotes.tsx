import { FilePenLine, Trash2, WifiOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../../../app/texts/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ask } from '../../../ui/overlay/questions.ts'
import { Ago } from '../../../ui/values/Ago.tsx'
import { Isolate } from '../../../ui/values/Isolate.tsx'
import { listingText } from '../messages.ts'

/** The drafts on this device, above the list of the user's own entries. Renders nothing if there are none. */
export function DraftList({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const t = useText(listingText)
  const id = useId()
  if (count === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-card bg-amber-tint p-4 text-dense">
      <h2 id={id} className="text-dense font-bold text-amber">
        {t.drafts} <Isolate>({count})</Isolate>
      </h2>
      <p className="text-meta">{t.draftsOnDevice}</p>
      <ul className="mt-2 divide-y divide-line border-t border-line">{children}</ul>
    </section>
  )
}

type DraftNoteProps = {
  readonly waiting: boolean
  readonly title: string
  readonly body: ReactNode
  /** The time at which the draft was saved; undefined for a draft of an earlier version. */
  readonly savedAt: string | undefined
  readonly onDelete: () => Promise<void>
  /** The link to the form. */
  readonly children: ReactNode
}

/**
 * A draft on this device: its name, the time at which it was saved, and the missing parts. It can be deleted after a
 * confirmation.
 */
export function DraftNote({ waiting, title, body, savedAt, onDelete, children }: DraftNoteProps) {
  const t = useText(listingText)
  const Icon = waiting ? WifiOff : FilePenLine
  const remove = async () => {
    const question = { title: t.anewTitle, body: t.anewBody, accept: t.draftDelete, refuse: t.anewNo }
    if (await ask({ ...question, grave: true })) await onDelete()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 last:pb-0">
      <Icon aria-hidden size={22} className="shrink-0 self-start text-amber" />
      <div className="min-w-0 grow basis-48">
        <p className="font-bold break-words">{title}</p>
        {body}
        {savedAt && (
          <p className="text-meta text-quiet">
            {t.draftSavedAt} <Ago at={savedAt} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {children}
        <IconButton icon={Trash2} label={t.draftDeleteNamed(title)} onClick={() => void remove()} />
      </div>
    </li>
  )
}

type RestoredNoteProps = {
  /** Texts that replace the default texts, which are about goods. */
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
