/** The text of an amount field of the bid panel. */
export type AmountDraft = {
  readonly typed: string
  /** The text when it was last submitted; its error is shown until the text changes. Null if it was not submitted. */
  readonly sent: string | null
  /** The text when the last bid of the panel was sent; null if no bid is being sent. */
  readonly atBid: string | null
}

export type AmountDraftEvent =
  | { readonly kind: 'typed'; readonly text: string }
  /** The field was submitted, with any text. */
  | { readonly kind: 'sent' }
  /** A control of the panel sends a bid. */
  | { readonly kind: 'bid' }
  /** The server accepted the bid that was sent last. */
  | { readonly kind: 'accepted' }

export const noDraft: AmountDraft = { typed: '', sent: null, atBid: null }

/**
 * The text after an event. An accepted bid clears it with its error; a text that was typed while the bid was being sent is
 * the next amount, and stays.
 */
export function amountDraft(draft: AmountDraft, event: AmountDraftEvent): AmountDraft {
  switch (event.kind) {
    case 'typed':
      return { ...draft, typed: event.text }
    case 'sent':
      return { ...draft, sent: draft.typed }
    case 'bid':
      return { ...draft, atBid: draft.typed }
    case 'accepted':
      return draft.atBid === null || draft.atBid === draft.typed
        ? noDraft
        : { ...noDraft, typed: draft.typed }
  }
}
