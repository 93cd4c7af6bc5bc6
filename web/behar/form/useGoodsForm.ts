import { useEffect, useState } from 'react'
import type { Problems } from '../../app/calls/formState.ts'
import { textOf } from '../../app/calls/idempotencyKey.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { dropFromDevice, findOnDevice, keepOnDevice } from '../../app/state/deviceStore.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import type { GoodsField, TypedGoods } from './goodsForm.ts'
import { formText } from './messages.ts'

/** Identifies an unsent form on this device; drafts belong to one user. */
interface GoodsDraftId {
  readonly userId: number
  readonly side: 'supply' | 'demand'
  /** The source of the initial values: `new`, or one of the user's entries as `like:902` or `change:902`. */
  readonly from: string
}

type GoodsFormProps<Typed extends TypedGoods> = {
  readonly id: GoodsDraftId
  /** Returns the initial values, which are used if there is no draft. */
  readonly start: () => Typed
  /** Labels by the fields' names in the API, in the order of the form. */
  readonly labels: Readonly<Partial<Record<GoodsField, string>>>
  /** The names in the API under which each form field is sent. */
  readonly wire: { readonly [name in keyof Typed]: readonly GoodsField[] }
  readonly problems: (typed: Typed, now: Date) => Problems
  /** Sends the form once and shows the toast; throws a Refusal. */
  readonly send: (typed: Typed) => Promise<void>
}

/** The names in the API of the fields that both forms have. */
export const goodsWire = {
  fishType: ['fish_type_id'],
  category: ['category_id'],
  size: ['size_id'],
  quantity: ['quantity'],
  notes: ['notes'],
} as const

/**
 * The state of a supply or demand form. The form is saved on this device, validated with the service's own rules, and
 * sent once.
 */
export function useGoodsForm<Typed extends TypedGoods>(props: GoodsFormProps<Typed>) {
  const { id, start: first, labels, wire, problems, send } = props
  const t = useText(formText)
  const locale = useLocale()
  const [start, setStart] = useState(first)
  const call = useAction(send, {
    unsure: t.notSent,
    onRefused: ({ code }) => {
      // The page was loaded before the mobile became unverified; the refreshed session shows the link.
      if (code === 'mobile_unverified') void refreshSession(locale)
    },
  })
  const form = useForm(call, {
    start,
    labels: labels as Readonly<Record<string, string>>,
    wire,
    problems: (typed) => problems(typed, new Date()),
    sent: (typed) => typed,
    summary: t.wrongFields,
    reasonFor: ({ code }) => (code === 'idempotency_mismatch' ? t.sentBefore : undefined),
    unsaved: true,
    // A form without changes has no draft.
    draft: (typed) =>
      textOf(typed) === textOf(start) ? dropFromDevice(keyOf(id)) : keepOnDevice(keyOf(id), typed),
    onSent: () => startAnew(),
  })
  const startAnew = () => {
    const blank = first()
    setStart(blank)
    form.begin(blank)
    setFound(null)
    // If a draft could not be saved, it cannot be deleted either, so the failure is ignored.
    void dropFromDevice(keyOf(id)).catch(() => undefined)
  }
  const [found, setFound] = useFoundDraft(id, start, form.begin)
  return {
    ...form,
    ready: found !== undefined,
    restored: !!found && textOf(found) !== textOf(start),
    startAnew,
  }
}
export type GoodsFormState<Typed extends TypedGoods> = ReturnType<typeof useGoodsForm<Typed>>

/** Restores the draft of this device into the form; undefined until it was looked up, null if there is none. */
function useFoundDraft<Typed extends TypedGoods>(
  { userId, side, from }: GoodsDraftId,
  start: Typed,
  begin: (found: Typed) => void,
) {
  const [found, setFound] = useState<Typed | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is searched once.
  useEffect(() => {
    let gone = false
    const settle = (draft: Typed | undefined) => {
      if (gone) return
      if (draft) begin(draft)
      setFound(draft ?? null)
    }
    findGoodsDraft({ userId, side, from }, start).then(settle, () => settle(undefined))
    return () => {
      gone = true
    }
  }, [userId, side, from])
  return [found, setFound] as const
}

/** The draft if it has every field of the form, because another version of the page may have saved it. */
async function findGoodsDraft<Typed extends object>(
  id: GoodsDraftId,
  blank: Typed,
): Promise<Typed | undefined> {
  const found = await findOnDevice<Readonly<Record<string, unknown>>>(keyOf(id))
  return Object.keys(blank).every((name) => typeof found?.[name] === 'string') ? (found as Typed) : undefined
}

/** The key has another prefix than cached answers, because those are deleted at sign-out. */
const keyOf = ({ userId, side, from }: GoodsDraftId) => `goods-draft:${userId}:${side}:${from}`
