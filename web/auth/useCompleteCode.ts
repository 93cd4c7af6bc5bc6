import { useEffect, useEffectEvent, useRef } from 'react'
import { latinDigits } from '#shared/base/text/digits.ts'

export const codeDigits = 6

type CodeForm = { readonly busy: boolean; readonly submit: () => Promise<unknown> }

/**
 * Sends a form when its code becomes complete, by typing, pasting or autofill. The same code is sent automatically only once, so editing after a
 * refusal uses no further try.
 */
export function useCompleteCode(code: string, { busy, submit }: CodeForm) {
  const sent = useRef('')
  const send = useEffectEvent(() => void submit())
  useEffect(() => {
    if (busy || !isComplete(code) || sent.current === code) return
    sent.current = code
    send()
  }, [code, busy])
}

function isComplete(code: string): boolean {
  return latinDigits(code).length === codeDigits && /^\d+$/.test(latinDigits(code))
}
