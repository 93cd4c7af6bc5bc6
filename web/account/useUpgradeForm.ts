import { type FormEvent, useEffect, useRef, useState } from 'react'
import { needsRegister } from '#shared/auth/rules.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import type { SellerType } from '#shared/base/permissions.ts'
import { refreshSession } from '../auth/session.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { usePicture } from '../base/usePicture.ts'
import { useUnsavedWarning } from './unsaved.ts'
import { upgradeText } from './upgradeMessages.ts'

type Trouble = {
  readonly errors: Readonly<Partial<Record<'type' | 'cr_number' | 'document', readonly string[]>>>
  /** Where no field of the form is to blame. */
  readonly reason: string | null
}

/** The request to become a seller: what is chosen, sending it once, and what came of it. */
export function useUpgradeForm(choices: readonly SellerType[]) {
  const t = useText(upgradeText)
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ type: choices[0] as SellerType, cr_number: '' })
  const picture = usePicture()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const underWay = useRef(false)
  useUnsavedWarning(!sent && (typed.cr_number.trim() !== '' || picture.file !== null))
  useEffect(() => {
    if (trouble) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [trouble])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    const { type, cr_number } = typed
    const body = {
      type,
      ...(needsRegister(type) ? { cr_number } : {}),
      ...(picture.file ? { document: picture.file } : {}),
    }
    try {
      await api('POST profile/upgrade', { body }, { locale })
      setSent(true)
      showToast('success', t.sent)
      await refreshSession(locale)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setTrouble(troubleOf(error, t.notSent, locale))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {
    form,
    typed,
    type: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
    picture,
    trouble,
    busy,
    submit,
  }
}

function troubleOf(
  { status, errors, message }: Refusal,
  otherwise: string,
  locale: Parameters<typeof fieldMessage>[1],
): Trouble {
  if (status === 413)
    return { errors: { document: [fieldMessage({ code: 'picture_size' }, locale)] }, reason: null }
  if (status === 415)
    return { errors: { document: [fieldMessage({ code: 'picture' }, locale)] }, reason: null }
  if (errors.cr_number || errors.document) return { errors, reason: null }
  const told = status >= 400 && status !== 503
  return { errors, reason: errors.type?.[0] ?? (told ? message : otherwise) }
}
