import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Profile } from '#shared/auth/profile.ts'
import { fieldMessage } from '#shared/base/errors.ts'
import { showProfile } from '../auth/session.ts'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { usePicture } from '../base/usePicture.ts'
import { editText } from './editMessages.ts'
import { useProfile } from './profile.ts'
import { useUnsavedWarning } from './unsaved.ts'

type Typed = {
  f_name: string
  l_name: string
  email: string
  address: string
  current_password: string
  password: string
  password_confirmation: string
}
export type EditedField = keyof Typed | 'avatar'

/** Why the changes were not taken: at their fields, or above the form. */
export type Trouble = {
  readonly errors: { readonly [name in EditedField]?: readonly string[] | undefined }
  /** Where no field is to blame. */
  readonly reason: string | null
}

/** What is edited, saving it once, and what came of it. Only what was changed is sent. */
export function useEditForm() {
  const t = useText(editText)
  const locale = useLocale()
  const profile = useProfile()
  const navigate = useNavigate()
  const form = useForm<Typed>({ defaultValues: typedOf(profile) })
  const picture = usePicture()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [refused, setRefused] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const underWay = useRef(false)
  const { isDirty, dirtyFields } = form.formState
  useUnsavedWarning(!saved && (isDirty || picture.file !== null))
  useEffect(() => {
    if (saved) void navigate({ to: '/profile/account' })
  }, [saved, navigate])
  useFocusOnFirstWrong(refused, form.setFocus)
  const refuse = (found: Trouble) => {
    setTrouble(found)
    setRefused(found)
  }

  const save = async (typed: Typed) => {
    const changed = Object.fromEntries(
      (Object.keys(dirtyFields) as (keyof Typed)[]).map((name) => [name, typed[name]]),
    )
    if (Object.keys(changed).length === 0 && !picture.file) return
    const body = { ...changed, ...(picture.file ? { avatar: picture.file } : {}) }
    showProfile(await api('POST profile', { body }, { locale }))
    showToast('success', t.saved)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    const typed = form.getValues()
    // Blank would be taken as not sent, and leave what stood there.
    const blank = needed.filter((name) => dirtyFields[name] && typed[name].trim() === '')
    if (blank.length > 0) {
      const required = [fieldMessage({ code: 'required' }, locale)]
      return refuse({ errors: Object.fromEntries(blank.map((name) => [name, required])), reason: null })
    }
    underWay.current = true
    setBusy(true)
    try {
      await save(typed)
      setTrouble(null)
      setSaved(true)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(troubleOf(error, t.notSaved, locale))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  /** What was wrong with a field is told until it is typed in again. */
  const forgive = (name: EditedField) =>
    setTrouble((before) => before && { ...before, errors: { ...before.errors, [name]: undefined } })
  return {
    form,
    register: (name: keyof Typed) => form.register(name, { onChange: () => forgive(name) }),
    picture: {
      ...picture,
      choose: (file: File | null) => {
        forgive('avatar')
        picture.choose(file)
      },
    },
    trouble: trouble && (trouble.reason || Object.values(trouble.errors).some(Boolean)) ? trouble : null,
    busy,
    submit,
  }
}

const needed = ['f_name', 'l_name', 'email'] as const

function typedOf({ f_name, l_name, email, address }: Profile): Typed {
  const blank = { current_password: '', password: '', password_confirmation: '' }
  return { f_name, l_name, email: email ?? '', address, ...blank }
}

/** A picture that was too large or none at all is told at the picture, however it was refused. */
function troubleOf(
  { status, errors, message }: Refusal,
  otherwise: string,
  locale: Parameters<typeof fieldMessage>[1],
): Trouble {
  if (status === 413)
    return { errors: { avatar: [fieldMessage({ code: 'picture_size' }, locale)] }, reason: null }
  if (status === 415) return { errors: { avatar: [fieldMessage({ code: 'picture' }, locale)] }, reason: null }
  if (Object.keys(errors).length > 0) return { errors, reason: null }
  return { errors: {}, reason: status === 429 || status === 507 ? message : otherwise }
}

/** Once for each refusal: what is forgiven later moves no focus. */
function useFocusOnFirstWrong(trouble: Trouble | null, setFocus: (name: keyof Typed) => void) {
  useEffect(() => {
    const first = order.find((name) => trouble?.errors[name])
    if (first === 'avatar') document.getElementById(pictureInputId)?.focus()
    else if (first) setFocus(first)
  }, [trouble, setFocus])
}

/** As they stand on the page. */
const order: readonly EditedField[] = [
  ...(['avatar', 'f_name', 'l_name', 'email', 'address'] as const),
  ...(['current_password', 'password', 'password_confirmation'] as const),
]

export const pictureInputId = 'account-picture'
