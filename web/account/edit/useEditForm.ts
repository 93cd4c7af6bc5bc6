import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Profile } from '#shared/auth/profile.ts'
import { paths } from '#shared/base/paths.ts'
import { vatNumber } from '#shared/base/text/identity.ts'
import { api, Refusal, type Sent } from '../../app/calls/api.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { usePicture } from '../../app/calls/usePicture.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { useReturnSearch } from '../../auth/frame/returnAddress.ts'
import { proofText } from '../../auth/messages.ts'
import type { Proof } from '../../auth/ProofField.tsx'
import { showProfile } from '../../auth/session.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { accountText } from '../messages.ts'
import { useProfile } from '../profile.ts'
import { editText } from './messages.ts'

type Typed = Readonly<Record<Exclude<EditedField, 'avatar'>, string>> & { readonly avatar: File | null }
export type EditedField =
  | 'avatar'
  | 'f_name'
  | 'l_name'
  | 'email'
  | 'address'
  | 'vat_number'
  | 'current_password'
  | 'password'
  | 'password_confirmation'

/** The form state of the account page. Only changed fields are sent. */
export function useEditForm() {
  const t = useText(editText)
  const account = useText(accountText)
  const locale = useLocale()
  const navigate = useNavigate()
  const back = useReturnSearch().redirect ?? paths.account()
  const profile = useProfile()
  // Null until the server requires a proof of identity for a new e-mail address.
  const [proof, setProof] = useState<string | null>(null)
  const proofName: Proof = profile.second_factor === 'on' ? 'otp' : 'password'
  const proofLabel = useText(proofText)[proofName]
  const confirmAgain = async (given: string) => {
    await api('POST login/confirm', { body: { [proofName]: given } }, { locale }).catch(
      proofRefused(proofName),
    )
    // A code is valid only once, so the field is emptied.
    setProof(null)
  }
  const call = useAction(
    async ({
      body,
      given,
    }: {
      readonly body: NonNullable<Sent<'POST profile'>['body']>
      readonly given: string
    }) => {
      if (Object.keys(body).length === 0) return
      if (given) await confirmAgain(given)
      showProfile(await api('POST profile', { body }, { locale }))
      showToast('success', t.saved)
    },
    {
      unsure: t.notSaved,
      onRefused: ({ code }) => {
        if (code === 'reauthentication_required') setProof('')
      },
    },
  )
  const proofRequired = ({ email }: Typed, saved: Typed) => proof !== null && email !== saved.email
  const form = useForm(call, {
    start: () => typedOf(profile),
    labels: {
      avatar: t.picture,
      f_name: t.firstName,
      l_name: t.lastName,
      email: t.email,
      proof: proofLabel,
      address: t.address,
      vat_number: account.vatNumber,
      current_password: t.current,
      password: t.new,
      password_confirmation: t.again,
    },
    // The API treats a blank value as not sent, so a blank value would not change the field.
    problems: (typed, saved) => ({
      ...missingIn(
        typed,
        requiredFields.filter((name) => typed[name] !== saved[name]),
      ),
      vat_number:
        typed.vat_number.trim() && !vatNumber(typed.vat_number) ? { code: 'vat_number' } : undefined,
      proof: proofRequired(typed, saved) && proof === '' ? { code: 'required' } : undefined,
    }),
    sent: (typed, saved) => ({
      body: Object.fromEntries(
        Object.entries(typed).filter(([name, value]) => value !== saved[name as EditedField]),
      ),
      given: proofRequired(typed, saved) ? (proof ?? '') : '',
    }),
    place: ({ code, message }) => (code === 'reauthentication_required' ? { proof: message } : undefined),
    picture: 'avatar',
    summary: t.wrongFields,
    unsaved: true,
    edits: true,
    onSent: () => navigate({ href: back }),
  })
  const { typed, type } = form
  return {
    ...form,
    /** Returns the props of the text field with this name. */
    field: (name: Exclude<EditedField, 'avatar'>) => ({ name, ...form.field(name) }),
    proof: {
      required: proof !== null && typed.email !== (profile.email ?? ''),
      name: proofName,
      value: proof ?? '',
      onChange: (given: string) => {
        form.clearErrors(['proof'])
        setProof(given)
      },
    },
    picture: usePicture(typed.avatar, (avatar) => type({ avatar }), avatarSide),
  }
}

/** The longest side of a sent avatar in px, twice the largest shown size. */
const avatarSide = 1_024

const requiredFields = ['f_name', 'l_name', 'email'] as const

function typedOf({ f_name, l_name, email, address, vat_number }: Profile): Typed {
  const passwords = { current_password: '', password: '', password_confirmation: '' }
  return {
    f_name,
    l_name,
    email: email ?? '',
    address,
    vat_number: vat_number ?? '',
    ...passwords,
    avatar: null,
  }
}

/** Moves an error of the password or code from the field of the new password to the proof field. */
const proofRefused = (name: Proof) => (error: unknown) => {
  const wrong = error instanceof Refusal ? error.errors[name] : undefined
  if (!(error instanceof Refusal) || !wrong) throw error
  const { status, code, message, retryAfterS } = error
  throw new Refusal({ status, code, message, retryAfterS, errors: { proof: wrong } })
}
