import { ExternalLink, Eye, EyeOff, Star, StarOff } from 'lucide-react'
import { limits } from '#shared/base/limits.ts'
import type { ListedProduct } from '#shared/operator/products.ts'
import { useProfile } from '../../account/profile.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { useStaffCall } from '../frame/useStaffCall.ts'
import { listsText } from '../lists/messages.ts'
import { Moment } from '../table/Moment.tsx'
import { goodsText } from './messages.ts'

/** Decisions about a product: whether it is hidden, and whether it is special. */
export function ProductDetails({ product }: { readonly product: ListedProduct }) {
  const t = useText(goodsText)
  const words = useText(listsText)
  const own = useProfile().id === product.seller.id
  const mayEdit = useStaffMay('editor')
  const refusedBecause = mayEdit ? (own ? t.ownGoods : null) : words.editorsOnly
  const to = product.origin === 'local' ? '/local-market/$productId' : '/international-market/main/$productId'
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-6 lg:grid-cols-2">
        <Visible product={product} refusedBecause={refusedBecause} />
        <Special product={product} refusedBecause={refusedBecause} />
      </div>
      {product.status !== 'hidden' && product.sale_type === 'normal' && (
        <p>
          <ButtonLink kind="outlined" icon={ExternalLink} to={to} params={{ productId: String(product.id) }}>
            {t.open}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

type PartProps = { readonly product: ListedProduct; readonly refusedBecause: string | null }

function Visible({ product, refusedBecause }: PartProps) {
  const t = useText(goodsText)
  const { id, hidden_by_staff, hiding } = product
  const call = useStaffCall('POST operator/products/{id}', {
    done: hidden_by_staff ? t.showDone : t.hideDone,
  })
  const { ref, typed, field, busy, reason, submit } = useForm(call, {
    start: { note: '' },
    problems: ({ note }) => ({ note: !hidden_by_staff && note.trim() === '' ? t.noteWanted : undefined }),
    sent: ({ note }) => ({
      params: { id },
      body: { hidden: !hidden_by_staff, ...(note.trim() && { note }) },
    }),
    unsaved: ({ note }) => note.trim() !== '',
    refusedBecause,
    resets: true,
  })
  const most = limits.text.line
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-3">
      <h3 className="text-dense font-bold">{t.visible}</h3>
      {hiding && (
        <div className="rounded-card bg-coral-tint p-4 text-dense">
          {hiding.note && <Name className="block w-fit font-bold wrap-anywhere">{hiding.note}</Name>}
          <p className="text-meta text-quiet">
            {hiding.by && t.hidBy(hiding.by.name)} <Moment at={hiding.at} />
          </p>
        </div>
      )}
      {!hidden_by_staff && refusedBecause === null && (
        <TextField
          label={t.note}
          hint={t.noteHint(typed.note.length, most)}
          dir="auto"
          maxLength={most}
          {...field('note')}
        />
      )}
      <FormTrouble reason={reason} />
      <div>
        {hidden_by_staff ? (
          <Button type="submit" icon={Eye} busy={busy} refusedBecause={refusedBecause}>
            {t.show}
          </Button>
        ) : (
          <Button type="submit" kind="refusal" icon={EyeOff} busy={busy} refusedBecause={refusedBecause}>
            {t.hide}
          </Button>
        )}
      </div>
    </form>
  )
}

function Special({ product, refusedBecause }: PartProps) {
  const t = useText(goodsText)
  const { id, special_position, sale_type } = product
  const { send, busy } = useStaffCall('POST operator/products/{id}', {
    done: special_position === null ? t.makeDone : t.takeDone,
    toastRefusals: true,
  })
  const change = (is_special: boolean) => void send({ params: { id }, body: { is_special } })
  return (
    <section className="flex min-w-0 flex-col items-start gap-3">
      <h3 className="text-dense font-bold">{t.specials}</h3>
      {special_position === null ? (
        <Button
          kind="outlined"
          icon={Star}
          busy={busy}
          refusedBecause={sale_type === 'auction' ? t.lotNotSpecial : refusedBecause}
          onClick={() => change(true)}
        >
          {t.makeSpecial}
        </Button>
      ) : (
        <>
          <p className="text-dense">
            {t.place(special_position)} · <TextLink {...operatorLink({ to: 'specials' })}>{t.order}</TextLink>
          </p>
          <Button
            kind="outlined"
            icon={StarOff}
            busy={busy}
            refusedBecause={refusedBecause}
            onClick={() => change(false)}
          >
            {t.takeAway}
          </Button>
        </>
      )}
    </section>
  )
}
