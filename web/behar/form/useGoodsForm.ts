import { useEffect, useState } from 'react'
import type { Problems } from '../../app/calls/formState.ts'
import { textOf } from '../../app/calls/idempotencyKey.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { dropGoodsDraft, findGoodsDraft, type GoodsDraftId, keepGoodsDraft } from './goodsDraft.ts'
import type { GoodsField, TypedGoods } from './goodsForm.ts'
import { formText } from './messages.ts'

type GoodsFormProps<Typed extends TypedGoods> = {
  readonly id: GoodsDraftId
  /** The initial values without a draft. */
  readonly start: () => Typed
  /** By their wire names, in the order of the form. */
  readonly labels: Readonly<Partial<Record<GoodsField, string>>>
  /** The wire field that each part is sent as. */
  readonly wire: { readonly [name in keyof Typed]: readonly GoodsField[] }
  readonly problems: (typed: Typed, now: Date) => Problems
  /** Sends it once and shows the toast; throws a Refusal. */
  readonly send: (typed: Typed) => Promise<void>
}

/** The state of a supply or demand form: saved on this device, validated with the service's own rules, sent once. */
export function useGoodsForm<Typed extends TypedGoods>(props: GoodsFormProps<Typed>) {
  const { id, start: first, labels, wire, problems, send } = props
  const t = useText(formText)
  const locale = useLocale()
  const [start, setStart] = useState(first)
  const call = useAction(send, {
    unsure: t.notSent,
    onRefused: ({ code }) => {
      // The page was loaded before the number became unverified: the refreshed session shows the link.
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
    // An unchanged form has no draft.
    draft: (typed) => (textOf(typed) === textOf(start) ? dropGoodsDraft(id) : keepGoodsDraft(id, typed)),
    onSent: () => startAnew(),
  })
  const startAnew = () => {
    const blank = first()
    setStart(blank)
    form.begin(blank)
    setFound(null)
    // A draft that could not be saved cannot be deleted either.
    void dropGoodsDraft(id).catch(() => undefined)
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

/** Restores the draft of this device into the form; undefined until it was searched, null without one. */
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
