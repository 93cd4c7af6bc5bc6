import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { missingIn } from '../../app/calls/formState.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'
import { PicturesField } from './PicturesField.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import { type ChosenPicture, usePictures } from './usePictures.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }
type Typed = { readonly reason: string; readonly images: readonly ChosenPicture[] }

/** Requests a return with a reason and pictures (contract 2, orders/return). Closing the sheet keeps the input. */
export function ReturnForm({ order, open, onClose }: FormProps) {
  const t = useText(orderFormText)
  const form = useReturn(order, onClose)
  const { typed, type } = form
  const most = limits.order.returnImages
  const pictures = usePictures(typed.images, (images) => type({ images }), most)
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      form={form}
      title={t.returnTitle}
      intro={order.payment.code === 'cod' ? t.returnIntroCash : t.returnIntro}
      label={t.reason}
      send={form.busy ? t.sending : t.sendReturn}
    >
      <PicturesField
        pictures={typed.images}
        most={most}
        errors={form.errorsOf('images')}
        onAdd={pictures.add}
        onRemove={pictures.remove}
      />
    </ReasonSheet>
  )
}

function useReturn(order: Order, onSent: () => void) {
  const t = useText(orderFormText)
  const { wrongFields } = useText(formText)
  const start: Typed = { reason: '', images: [] }
  return useForm(useOrderCall('POST orders/return', { done: t.returnSent }), {
    start,
    labels: { reason: t.reason, images: t.pictures },
    problems: (typed) => missingIn(typed, ['reason']),
    sent: ({ reason, images }) => {
      const files = images.map(({ file }) => file)
      return { body: { order_id: order.id, reason, ...(files.length > 0 ? { images: files } : {}) } }
    },
    picture: 'images',
    summary: wrongFields,
    unsaved: ({ reason, images }) => reason.trim() !== '' || images.length > 0,
    onSent,
  })
}
