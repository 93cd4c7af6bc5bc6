import { needsRegister } from '#shared/auth/rules.ts'
import type { SellerType } from '#shared/base/access/permissions.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { usePicture } from '../../app/calls/usePicture.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { upgradeText } from './messages.ts'

type Typed = { readonly type: SellerType; readonly cr_number: string; readonly document: File | null }

/** The form state of the upgrade request. */
export function useUpgradeForm(choices: readonly SellerType[]) {
  const t = useText(upgradeText)
  const locale = useLocale()
  const start: Typed = { type: choices[0] as SellerType, cr_number: '', document: null }
  const form = useForm(useCall('POST profile/upgrade', { unsure: t.notSent, done: t.sent }), {
    start,
    labels: { cr_number: t.number, document: t.document },
    sent: ({ type, cr_number, document }) => ({
      body: {
        type,
        ...(needsRegister(type) ? { cr_number } : {}),
        ...(document ? { document } : {}),
      },
    }),
    picture: 'document',
    unsaved: ({ cr_number, document }) => cr_number.trim() !== '' || document !== null,
    edits: true,
    onSent: () => refreshSession(locale),
  })
  const picture = usePicture(form.typed.document, (document) => form.type({ document }))
  return { ...form, picture }
}
