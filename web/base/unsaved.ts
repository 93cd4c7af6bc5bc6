import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from './text.ts'
import { ask } from './ui/questions.ts'
import { unsavedText } from './unsavedMessages.ts'

/** Written work is not lost without a question: by a link, by the browser's own buttons or by closing. */
export function useUnsavedWarning(unsaved: boolean): void {
  const { leave, body, accept, refuse } = useText(unsavedText)
  const { history } = useRouter()
  useEffect(() => {
    if (!unsaved) return undefined
    const stays = async () => !(await ask({ title: leave, body, accept, refuse, grave: true }))
    return history.block({ blockerFn: stays, enableBeforeUnload: true })
  }, [history, unsaved, leave, body, accept, refuse])
}
