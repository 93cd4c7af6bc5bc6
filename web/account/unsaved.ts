import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../base/text.ts'
import { ask } from '../base/ui/questions.ts'
import { accountText } from './messages.ts'

/** Unsaved work is not lost without a question: by a link, by the browser's own buttons, by closing or signing out. */
export function useUnsavedWarning(unsaved: boolean): void {
  const t = useText(accountText)
  const { history } = useRouter()
  useEffect(() => {
    if (!unsaved) return undefined
    const leaves = () =>
      ask({ title: t.leave, body: t.leaveBody, accept: t.leaveYes, refuse: t.leaveNo, grave: true })
    asked = leaves
    const release = history.block({ blockerFn: async () => !(await leaves()), enableBeforeUnload: true })
    return () => {
      asked = undefined
      release()
    }
  }, [history, unsaved, t])
}

/** True where nothing is unsaved, or the reader lets it go. */
export async function leavesUnsaved(): Promise<boolean> {
  return asked ? asked() : true
}

let asked: (() => Promise<boolean>) | undefined
