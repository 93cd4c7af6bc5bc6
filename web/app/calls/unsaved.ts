import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ask } from '../../ui/overlay/questions.ts'
import { useText } from '../texts/text.ts'
import { unsavedText } from './unsavedMessages.ts'

/**
 * Written work is not lost without a question: by a link, by the browser's own buttons, by closing or by signing out. Answers
 * what takes the question away at once, before the next drawing does. `edits`: what stands already is changed.
 */
export function useUnsavedWarning(unsaved: boolean, edits = false): () => void {
  const t = useText(unsavedText)
  const { leave: title, accept } = t
  const [body, refuse] = edits ? [t.editBody, t.editRefuse] : [t.body, t.refuse]
  const { history } = useRouter()
  const release = useRef(nothing)
  useEffect(() => {
    if (!unsaved) return undefined
    const leaves = () => ask({ title, body, accept, refuse, grave: true })
    const unblock = history.block({ blockerFn: async () => !(await leaves()), enableBeforeUnload: true })
    questions.add(leaves)
    release.current = () => {
      questions.delete(leaves)
      unblock()
    }
    return release.current
  }, [history, unsaved, title, body, accept, refuse])
  return () => release.current()
}

export function hasUnsaved(): boolean {
  return questions.size > 0
}

/** True where nothing is unsaved, or the reader lets it go. */
export async function leavesUnsaved(): Promise<boolean> {
  const [first] = questions
  return first ? first() : true
}

const nothing = () => undefined
const questions = new Set<() => Promise<boolean>>()
