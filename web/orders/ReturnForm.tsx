import { type FormEvent, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { api } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { Field, TextArea } from '../base/ui/Field.tsx'
import { FormTrouble } from '../base/ui/FormTrouble.tsx'
import { Sheet } from '../base/ui/Sheet.tsx'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { pictureProblem, useSending } from '../wallet/useSending.ts'
import { orderFormText } from './formMessages.ts'
import { useOrderCache } from './orderQueries.ts'
import { PicturesField } from './PicturesField.tsx'
import { usePictures } from './usePictures.ts'
import { useStaleCheck } from './useStaleCheck.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }

/** Asks for a return with its reason and pictures (contract 2, orders/return). What is written stays while the sheet is closed. */
export function ReturnForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const { form, reason, setReason, pictures, sending, submit } = useReturn(order, onClose)
  const most = limits.order.returnImages
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={t.returnTitle}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={t.returnTitle}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{t.returnIntro}</p>
        <FormTrouble reason={sending.reason} />
        <Field label={t.reason} errors={sending.errorsOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              required
              dir="auto"
              maxLength={limits.text.note}
              value={reason}
              onChange={(event) => {
                sending.forgive('reason')
                setReason(event.target.value)
              }}
            />
          )}
        </Field>
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
        <Button type="submit" size="main" busy={sending.busy} wide>
          {sending.busy ? t.sending : t.sendReturn}
        </Button>
      </form>
    </Sheet>
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
