import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { pictureProblem, useSending } from '../wallet/useSending.ts'
import { orderFormText } from './formMessages.ts'
import { useOrderCache } from './orderQueries.ts'
import { PicturesField } from './PicturesField.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import { usePictures } from './usePictures.ts'
import { useStaleCheck } from './useStaleCheck.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** Asks for a return with its reason and pictures (contract 2, orders/return). What is written stays while the sheet is closed. */
export function ReturnForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { form, reason, setReason, pictures, sending, submit } = useReturn(order, onClose)
  const most = limits.order.returnImages
  return (
    <ReasonSheet
      {...{ open, onClose, form, reason }}
      title={t.returnTitle}
      intro={t.returnIntro}
      label={t.reason}
      send={sending.busy ? t.sending : t.sendReturn}
      onReason={(next) => {
        sending.forgive('reason')
        setReason(next)
      }}
      errors={sending.errorsOf('reason')}
      trouble={sending.reason}
      busy={sending.busy}
      onSubmit={submit}
    >
      <PicturesField
        pictures={pictures.pictures}
        most={most}
        errors={sending.errorsOf('images')}
        onAdd={(files) => {
          sending.forgive('images')
          pictures.add(files)
        }}
        onRemove={pictures.remove}
      />
    </ReasonSheet>
  )
}

function useReturn(order: Order, onSent: () => void) {
  const t = useText(orderFormText)
  const locale = useLocale()
  const cache = useOrderCache()
  const stale = useStaleCheck()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const pictures = usePictures(limits.order.returnImages)
  const sending = useSending<'reason' | 'images'>({
    form,
    fields: ['reason', 'images'],
    fieldOf: (refusal, locale) => {
      const images = pictureProblem(refusal, locale)
      return images ? { images } : undefined
    },
  })
  useUnsavedWarning(!sent && (reason.trim() !== '' || pictures.pictures.length > 0))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.missing(reason.trim() === '' ? ['reason'] : [])) return
    const images = pictures.pictures.map(({ file }) => file)
    const body = { order_id: order.id, reason, ...(images.length > 0 ? { images } : {}) }
    await sending.send(body, (key) =>
      stale(async () => {
        const answer = await api('POST orders/return', { body }, { locale, key })
        setSent(true)
        onSent()
        cache.keep(answer)
        showToast('success', t.returnSent)
      }),
    )
  }
  return { form, reason, setReason, pictures, sending, submit }
}
