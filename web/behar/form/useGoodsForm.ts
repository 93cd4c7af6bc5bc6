import { useEffect, useState } from 'react'
import type { Problems } from '../../app/calls/formState.ts'
import { textOf } from '../../app/calls/onceKey.ts'
import { useAction } from '../../app/calls/useCall.ts'
import { useForm } from '../../app/calls/useForm.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { refreshSession } from '../../auth/session.ts'
import { dropGoodsDraft, findGoodsDraft, type GoodsDraftId, keepGoodsDraft } from './goodsDraft.ts'
import type { GoodsField, TypedGoods } from './goodsForm.ts'
import { formText } from './messages.ts'

type GoodsFormProps<Typed extends TypedGoods> = {
  readonly id: GoodsDraftId
  /** With what the form begins where this device kept nothing. */
  readonly start: () => Typed
  /** By their names on the wire, in the order in which they stand. */
  readonly labels: Readonly<Partial<Record<GoodsField, string>>>
  /** The field of the wire that each part becomes. */
  readonly wire: { readonly [name in keyof Typed]: readonly GoodsField[] }
  readonly problems: (typed: Typed, now: Date) => Problems
  /** Sends it once and says so; throws a Refusal. */
  readonly send: (typed: Typed) => Promise<void>
}

/** A supply or demand as it is typed: kept on this device, held against the service's own rules, sent once. */
export function useGoodsForm<Typed extends TypedGoods>(props: GoodsFormProps<Typed>) {
  const { id, start: first, labels, wire, problems, send } = props
  const t = useText(formText)
  const locale = useLocale()
  const [start, setStart] = useState(first)
  const call = useAction(send, {
    unsure: t.notSent,
    onRefused: ({ code }) => {
      // This page was opened before it was known: the session tells it, with the way.
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
    says: ({ code }) => (code === 'idempotency_mismatch' ? t.sentBefore : undefined),
    unsaved: true,
    // What is back as it began is kept no more.
    draft: (typed) => (textOf(typed) === textOf(start) ? dropGoodsDraft(id) : keepGoodsDraft(id, typed)),
    onSent: () => startAnew(),
  })
  const startAnew = () => {
    const blank = first()
    setStart(blank)
    form.begin(blank)
    setFound(null)
    // What could not be kept cannot be dropped either.
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

/** What this device kept of the form, which begins with it; undefined until it has looked, null where it kept nothing. */
function useFoundDraft<Typed extends TypedGoods>(
  { userId, side, from }: GoodsDraftId,
  start: Typed,
  begin: (found: Typed) => void,
) {
  const [found, setFound] = useState<Typed | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is looked for once.
  useEffect(() => {
    let gone = false
    const settle = (kept: Typed | undefined) => {
      if (gone) return
      if (kept) begin(kept)
      setFound(kept ?? null)
    }
    findGoodsDraft({ userId, side, from }, start).then(settle, () => settle(undefined))
    return () => {
      gone = true
    }
  }, [userId, side, from])
  return [found, setFound] as const
}
