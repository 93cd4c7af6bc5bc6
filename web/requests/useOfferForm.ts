import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Options } from '#shared/catalog/contract.ts'
import type { Offer, RequestDetails } from '#shared/requests/contract.ts'
import { api, Refusal } from '../base/api.ts'
import { useOnceKey } from '../base/onceKey.ts'
import { useLocale, useText } from '../base/text.ts'
import { showToast } from '../base/ui/toasts.ts'
import { useUnsavedWarning } from '../base/unsaved.ts'
import { type Bounds, boundsOf, within } from '../products/calculation.ts'
import { dropOfferDraft, findOfferDraft, keepOfferDraft } from './offerDraft.ts'
import {
  type OfferErrors,
  offerBody,
  offerFields,
  offerProblems,
  startOf,
  type TypedOffer,
  typedTotals,
} from './offerForm.ts'
import { offerText } from './offerMessages.ts'

export type OfferFormProps = {
  readonly request: RequestDetails
  readonly userId: number
  /** The offer that is changed, or offered again. */
  readonly from: Offer | null
  readonly options: Pick<Options, 'fish_types' | 'delivery_methods'>
  readonly onSent: (offer: Offer) => void
  /** It came too late: what holds now has to be seen. */
  readonly onLate: () => Promise<void>
}

/** An offer as it is typed, kept in this tab, and sent once. */
export function useOfferForm({ request, userId, from, options, onSent, onLate }: OfferFormProps) {
  const locale = useLocale()
  const draftId = { requestId: request.id, userId }
  const bounds = boundsOf(request.quantity) ?? nothing
  const [start] = useState(() => startOf(from, bounds))
  const [found] = useState(() => findOfferDraft(draftId))
  const [typed, setTyped] = useState(() =>
    found ? { ...found, quantity: within(found.quantity, bounds) } : start,
  )
  const [errors, setErrors] = useState<OfferErrors>({})
  const unsaved = textOf(typed) !== textOf(start)
  const kept = unsaved ? textOf(typed) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `kept` says whether there is something else to keep.
  useEffect(() => {
    if (kept === null) dropOfferDraft(draftId)
    else keepOfferDraft(draftId, typed)
  }, [kept, request.id, userId])
  const { form, focusFirst, goTo } = useFocus()
  const refuse = (wrong: OfferErrors) => {
    setErrors(wrong)
    focusFirst()
  }
  const sending = useSend({ refuse, onLate })
  useUnsavedWarning(unsaved && !sending.sent)
  const method = options.delivery_methods.find(({ id }) => String(id) === typed.method)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = offerProblems(typed, bounds, locale)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    void sending.send(offerBody(request.id, typed), (offer) => {
      dropOfferDraft(draftId)
      setErrors({})
      onSent(offer)
    })
  }
  return {
    ...{ form, goTo, typed, bounds, method, errors, submit },
    /** What was typed here before is there again. */
    restored: found !== null && textOf(found) !== textOf(start),
    totals: typedTotals(typed, method?.fee ?? 0),
    busy: sending.busy,
    trouble: sending.trouble,
    wrong: offerFields.filter((name) => errors[name]),
    /** What was wrong with a field is told until it is typed in again. */
    type: (part: Partial<TypedOffer>, name: string) => {
      setTyped((before) => ({ ...before, ...part }))
      setErrors(({ [name]: _, ...others }) => others)
    },
  }
}
export type OfferFormState = ReturnType<typeof useOfferForm>

const nothing = { least: 0, most: 0 } as Bounds
const textOf = (typed: TypedOffer) => JSON.stringify(typed)

type Sending = {
  readonly refuse: (wrong: OfferErrors) => void
  readonly onLate: () => Promise<void>
}

/** A second press may come before the button is drawn as busy: it does nothing. */
function useSend({ refuse, onLate }: Sending) {
  const t = useText(offerText)
  const locale = useLocale()
  const once = useOnceKey()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  const fail = async (refusal: Refusal) => {
    const { status, errors, message } = refusal
    if (offerFields.some((name) => errors[name])) return refuse(errors)
    const unsure = status === 0 || status >= 500
    const reason = unsure ? t.notSent : (Object.values(errors)[0]?.[0] ?? message)
    setTrouble(reason)
    refuse({})
    if (unsure || status === 429) return
    // The form may go with what it was for: the reason stays to be read.
    showToast('wrong', reason)
    await onLate()
  }
  const send = async (body: ReturnType<typeof offerBody>, done: (offer: Offer) => void) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setTrouble(undefined)
    try {
      const offer = await once(body, (key) => api('POST requests/offers/create', { body }, { locale, key }))
      setSent(true)
      done(offer)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await fail(error)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { send, busy, sent, trouble }
}

/** Fields are found by their name on the wire; a group of choices is focused at the chosen one, else at its first. */
function useFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(0)
  const goTo = (name: string) => controlIn(form.current?.querySelector(`[data-field="${name}"]`))?.focus()
  useEffect(() => {
    if (asked === 0) return
    const wrong = form.current?.querySelector('[data-field][data-wrong]')
    const first = wrong ? controlIn(wrong) : form.current?.querySelector<HTMLElement>('[role=alert]')
    first?.focus()
  }, [asked])
  return { form, goTo, focusFirst: () => setAsked((before) => before + 1) }
}

function controlIn(field: Element | null | undefined): HTMLElement | null {
  const chosen = field?.querySelector<HTMLElement>('input:checked')
  return chosen ?? field?.querySelector<HTMLElement>('input, select, textarea') ?? null
}
