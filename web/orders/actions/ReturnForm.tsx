import { ImagePlus, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { pictureKinds } from '../../app/calls/usePicture.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'
import { ReasonChips, ReasonSheet } from './ReasonSheet.tsx'
import { type ReturnKind, returnKinds } from './returnReason.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }
type Typed = {
  readonly kind: ReturnKind | ''
  /** The buyer's own text; required for the kind `other`. */
  readonly reason: string
  readonly images: readonly ChosenPicture[]
}

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
      label={t.describe}
      optional={typed.kind !== 'other'}
      first={
        <ReasonChips
          name="kind"
          legend={t.reason}
          choices={returnKinds.map((kind) => ({ value: kind, label: t[kind] }))}
          chosen={typed.kind}
          errors={form.errorsOf('kind')}
          onChoose={(kind) => type({ kind })}
        />
      }
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
  const start: Typed = { kind: '', reason: '', images: [] }
  return useForm(useOrderCall('POST orders/return', { done: t.returnSent }), {
    start,
    labels: { kind: t.reason, reason: t.describe, images: t.pictures },
    problems: ({ kind, reason }) => ({
      kind: kind === '' ? t.chooseReason : undefined,
      reason: kind === 'other' && reason.trim() === '' ? t.describeOther : undefined,
    }),
    sent: ({ kind, reason, images }) => {
      const files = images.map(({ file }) => file)
      const named = kind === '' || kind === 'other' ? [] : [t[kind]]
      const words = [...named, reason.trim()].filter(Boolean).join('\n')
      return { body: { order_id: order.id, reason: words, ...(files.length > 0 ? { images: files } : {}) } }
    },
    picture: 'images',
    summary: wrongFields,
    unsaved: ({ kind, reason, images }) => kind !== '' || reason.trim() !== '' || images.length > 0,
    onSent,
  })
}

/** Chooses up to `most` pictures, with previews; phones can use the camera too. */
function PicturesField({
  pictures,
  most,
  errors = [],
  onAdd,
  onRemove,
}: {
  readonly pictures: readonly ChosenPicture[]
  readonly most: number
  readonly errors?: readonly string[] | undefined
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (index: number) => void
}) {
  const t = useText(orderFormText)
  const base = useText(baseText)
  const id = useId()
  const [unreadable, setUnreadable] = useState(false)
  const shown = unreadable ? [t.notPicture] : errors
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-dense font-bold">
        {t.pictures} <span className="font-normal text-quiet">{base.optional}</span>
      </label>
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map(({ preview }, index) => (
          <li key={preview} className="relative">
            <img
              src={preview}
              alt=""
              width={120}
              height={90}
              className="aspect-4/3 w-full rounded-control bg-ground object-cover"
              onError={() => {
                setUnreadable(true)
                onRemove(index)
              }}
            />
            <button
              type="button"
              aria-label={t.removePicture(index + 1)}
              onClick={() => {
                setUnreadable(false)
                onRemove(index)
              }}
              className="touch absolute inset-e-1 top-1 inline-flex size-8 items-center justify-center rounded-full bg-card text-coral shadow-card"
            >
              <X aria-hidden size={18} />
            </button>
          </li>
        ))}
        {pictures.length < most && (
          <li className="relative flex aspect-4/3 flex-col items-center justify-center gap-1 rounded-control border border-dashed border-line text-center text-meta font-bold text-primary has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <ImagePlus aria-hidden size={24} />
            <span aria-hidden="true">{t.addPicture}</span>
            <input
              id={id}
              name="images"
              type="file"
              multiple
              accept={pictureKinds}
              aria-describedby={`${id}-note`}
              aria-invalid={shown.length > 0 || undefined}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
              onChange={(event) => {
                setUnreadable(false)
                onAdd([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
      <div id={`${id}-note`} aria-live="polite" className="text-meta">
        <FieldErrors errors={shown} />
        {shown.length === 0 && <p className="text-quiet">{t.pictureCount(pictures.length, most)}</p>}
      </div>
    </div>
  )
}

type ChosenPicture = { readonly file: File; readonly preview: string }

/** Up to `most` pictures of a form, with previews. The previews are revoked on removal and unmount. */
function usePictures(
  pictures: readonly ChosenPicture[],
  change: (pictures: readonly ChosenPicture[]) => void,
  most: number,
) {
  const latest = useRef(pictures)
  latest.current = pictures
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    },
    [],
  )
  return {
    add(files: readonly File[]): void {
      const room = files.slice(0, most - pictures.length)
      change([...pictures, ...room.map((file) => ({ file, preview: URL.createObjectURL(file) }))])
    },
    remove(index: number): void {
      const removed = pictures[index]
      if (removed) URL.revokeObjectURL(removed.preview)
      change(pictures.filter((_, place) => place !== index))
    },
  }
}
