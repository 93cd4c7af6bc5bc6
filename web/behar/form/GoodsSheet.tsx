import { type ReactNode, useId } from 'react'
import { moneyParts } from '#shared/base/money.ts'
import { printKilograms } from '#shared/base/quantity.ts'
import { useText } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { UnverifiedNote } from '../../auth/UnverifiedNote.tsx'
import { DraftSaved } from '../../products/listing/draft/DraftSaved.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormTrouble } from '../../ui/form/FormTrouble.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { LoadingNote, Skeleton } from '../../ui/states/Skeleton.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { useAddRefusal } from '../integration/useIntegration.ts'
import { type TypedGoods, worthOf } from './goodsForm.ts'
import { formText } from './messages.ts'
import { type FormLists, useFormLists } from './useFormLists.ts'
import type { GoodsFormState } from './useGoodsForm.ts'

type GoodsSheetProps<Typed extends TypedGoods> = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly state: GoodsFormState<Typed>
  /** The label of the total. */
  readonly worth: string
  readonly send: string
  /** The fields, once their options are loaded. */
  readonly children: (lists: FormLists) => ReactNode
}

/** A form in a sheet. The fields scroll; the total and the submit button stay visible. */
export function GoodsSheet<Typed extends TypedGoods>(props: GoodsSheetProps<Typed>) {
  const { open, onClose, title, state, children } = props
  const formId = useId()
  const t = useText(formText)
  const { profile } = useSession()
  const unverified = profile?.mobile_verified === false
  const { lists, failed, retry } = useFormLists()
  const { ref, submit, busy, reason, restored, autosave, startAnew, wrong, goTo } = state
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      side="drawer"
      footer={<Foot {...props} formId={formId} unverified={unverified} />}
    >
      <form ref={ref} id={formId} noValidate onSubmit={submit} aria-label={title} className="p-4">
        <fieldset disabled={busy} className="flex min-w-0 flex-col gap-4">
          <div className="has-[>:empty]:-mb-4 [&>*>div]:mt-0">
            <FormTrouble reason={wrong.length > 0 ? reason : undefined} fields={wrong} onField={goTo} />
          </div>
          {unverified && <UnverifiedNote words={t} />}
          {restored && (
            <p
              role="status"
              className="flex flex-wrap items-center justify-between gap-x-3 text-meta text-quiet"
            >
              {t.draft}
              <button type="button" onClick={startAnew} className="touch font-bold text-primary">
                {t.startAnew}
              </button>
            </p>
          )}
          {failed ? (
            <PartnerLayout refusal={failed} onRetry={retry} />
          ) : lists && state.ready ? (
            children(lists)
          ) : (
            <FieldsSkeleton />
          )}
          <div className="-mt-2 min-h-6 text-meta">
            <DraftSaved keeping={autosave} />
          </div>
        </fieldset>
      </form>
    </Sheet>
  )
}

type FootProps<Typed extends TypedGoods> = GoodsSheetProps<Typed> & {
  readonly formId: string
  readonly unverified: boolean
}

function Foot<Typed extends TypedGoods>({ state, formId, unverified, ...props }: FootProps<Typed>) {
  const t = useText(formText)
  const refusedBecause = useAddRefusal()
  const { wrong, reason, busy, typed } = state
  return (
    <div className="flex flex-col gap-3 [&>:empty]:-mb-3 [&>[role=alert]>div]:mt-0">
      <FormTrouble reason={wrong.length > 0 ? undefined : reason} />
      <Worth typed={typed} label={props.worth} />
      <Button
        type="submit"
        form={formId}
        size="main"
        wide
        busy={busy}
        refusedBecause={unverified ? t.unverified : refusedBecause}
        className={busy ? 'opacity-70' : undefined}
      >
        {busy ? t.sending : props.send}
      </Button>
    </div>
  )
}

/** The total of the typed values. */
function Worth({ typed, label }: { readonly typed: TypedGoods; readonly label: string }) {
  const t = useText(formText)
  const worth = worthOf(typed)
  if (!worth) return null
  const { whole, decimals } = moneyParts(worth.each)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <p className="text-meta text-quiet">
        {label}
        <span className="block">{t.worthOf(printKilograms(worth.weight), `${whole}.${decimals}`)}</span>
      </p>
      <output className="text-h3 font-bold" aria-label={label}>
        <Money halalas={worth.sum} />
      </output>
    </div>
  )
}

/** The skeleton while the options load. */
function FieldsSkeleton() {
  return (
    <>
      <LoadingNote />
      {['fish', 'group', 'size', 'quantity', 'days'].map((field) => (
        <Skeleton key={field} className="h-18 rounded-control" />
      ))}
    </>
  )
}
