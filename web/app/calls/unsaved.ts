import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ask } from '../../ui/overlay/questions.ts'
import { unsavedText } from '../texts/messages.ts'
import { useText } from '../texts/text.ts'

/**
 * Asks before unsaved work is lost through a link, the browser's buttons, closing or signing out. Returns a function that
 * removes the question immediately, before the next render. `edits` means that the form changes an existing entry.
 */
export function useUnsavedWarning(unsaved: boolean, edits = false): () => void {
  const t = useText(unsavedText)
  const { leave: title, accept } = t
  const [body, refuse] = edits ? [t.editBody, t.editRefuse] : [t.body, t.refuse]
  const { history } = useRouter()
  const release = useRef(nothing)
  useEffect(() => {
    if (!unsaved) return undefined
    const confirm = () => ask({ title, body, accept, refuse, grave: true })
    const unblock = history.block({ blockerFn: async () => !(await confirm()), enableBeforeUnload: true })
    questions.add(confirm)
    release.current = () => {
      questions.delete(confirm)
      unblock()
    }
    return release.current
  }, [history, unsaved, title, body, accept, refuse])
  return () => release.current()
}

export function hasUnsaved(): boolean {
  return questions.size > 0
}

/** True if nothing is unsaved or the user agrees to lose it. */
export async function confirmLeave(): Promise<boolean> {
  const [first] = questions
  return first ? first() : true
}

const nothing = () => undefined
const questions = new Set<() => Promise<boolean>>()
