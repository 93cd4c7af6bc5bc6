import { ImagePlus, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { limits } from '#shared/base/limits.ts'
import type { Order } from '#shared/orders/contract.ts'
import { type Form, useForm } from '../../app/calls/useForm.ts'
import { pictureKinds } from '../../app/calls/usePicture.ts'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceErrors } from '../../ui/form/ChoiceCard.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FieldErrors } from '../../ui/form/FieldErrors.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { formText } from '../../wallet/charge/messages.ts'
import { useOrderCall } from '../useOrderCall.ts'
import { orderFormText } from './messages.ts'
import { type ReturnKind, returnKinds } from './returnReason.ts'

type FormProps = { readonly order: Order; readonly open: boolean; readonly onClose: () => void }
type Typed = {
  readonly kind: ReturnKind | ''
  /** Further words; required for the kind `other`. */
  readonly reason: string
  readonly images: readonly ChosenPicture[]
}

/** Characters that the text leaves free for the kind. */
const kindRoom = 40

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
      first={<KindField form={form} />}
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
  return useForm(useOrderCall('POST orders/return', {}), {
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

/** The kinds of a problem, to tap; the chosen one becomes the first line of the reason. */
function KindField({ form }: { readonly form: Pick<Form<Typed>, 'typed' | 'type' | 'errorsOf'> }) {
  const t = useText(orderFormText)
  const errors = form.errorsOf('kind')
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-dense font-bold">{t.reason}</legend>
      <div className="flex flex-wrap gap-2">
        {returnKinds.map((kind) => (
          <label
            key={kind}
            className="relative inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-dense hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-bold has-checked:text-primary has-aria-invalid:border-coral has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={form.typed.kind === kind}
              aria-invalid={errors ? true : undefined}
              onChange={() => form.type({ kind })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t[kind]}
          </label>
        ))}
      </div>
      <ChoiceErrors errors={errors} />
    </fieldset>
  )
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
            />
            <button
              type="button"
              aria-label={t.removePicture(index + 1)}
              onClick={() => onRemove(index)}
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
              aria-invalid={errors.length > 0 || undefined}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
              onChange={(event) => {
                onAdd([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </li>
        )}
      </ul>
      <div id={`${id}-note`} aria-live="polite" className="text-meta">
        <FieldErrors errors={errors} />
        {errors.length === 0 && <p className="text-quiet">{t.pictureCount(pictures.length, most)}</p>}
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

type ReasonSheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly intro: string
  readonly label: string
  /** True if the text may be blank. */
  readonly optional?: boolean
  /** Fields before the text. */
  readonly first?: ReactNode
  /** The label of the button; the caller changes it while the form is being sent. */
  readonly send: string
  readonly form: Pick<
    Form<{ readonly reason: string }>,
    'ref' | 'typed' | 'type' | 'errorsOf' | 'reason' | 'busy' | 'submit'
  >
  /** Further fields. */
  readonly children?: ReactNode
}

/**
 * A sheet with a form for the reason of a return or a dispute. The caller keeps the state of the form, so closing the
 * sheet keeps its input.
 */
export function ReasonSheet({
  open,
  onClose,
  title,
  intro,
  label,
  optional = false,
  first,
  send,
  form,
  children,
}: ReasonSheetProps) {
  const { ref, typed, type, errorsOf, reason, busy, submit } = form
  return (
    <Sheet side="panel" open={open} onClose={onClose} title={title}>
      <form
        ref={ref}
        noValidate
        onSubmit={submit}
        aria-label={title}
        className="flex flex-col gap-4 p-4 md:p-5"
      >
        <p className="text-quiet">{intro}</p>
        <FormTrouble reason={reason} />
        {first}
        <Field label={label} optional={optional} errors={errorsOf('reason')}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              required={!optional}
              dir="auto"
              maxLength={limits.text.note - kindRoom}
              value={typed.reason}
              onChange={(event) => type({ reason: event.target.value })}
            />
          )}
        </Field>
        {children}
        <Button type="submit" size="main" busy={busy} wide>
          {send}
        </Button>
      </form>
    </Sheet>
  )
}
