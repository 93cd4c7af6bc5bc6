import { describe, expect, it } from 'vitest'
import { type AmountDraft, type AmountDraftEvent, amountDraft, noDraft } from './amountDraft.ts'

const from = (...events: AmountDraftEvent[]): AmountDraft => events.reduce(amountDraft, noDraft)
const typed = (text: string): AmountDraftEvent => ({ kind: 'typed', text })
const [sent, bid, accepted] = [{ kind: 'sent' }, { kind: 'bid' }, { kind: 'accepted' }] as const

describe('amountDraft', () => {
  it('keeps a wrong amount with its error until the text changes', () => {
    expect(from(typed('100'), sent)).toMatchObject({ typed: '100', sent: '100' })
    expect(from(typed('100'), sent, typed('1000'))).toMatchObject({ typed: '1000', sent: '100' })
  })

  it('clears a wrong amount and its error after an accepted bid of another control', () => {
    expect(from(typed('100'), sent, bid, accepted)).toEqual(noDraft)
    expect(from(typed('4230'), bid, accepted)).toEqual(noDraft)
  })

  it('clears its own amount after it was accepted', () => {
    expect(from(typed('4230'), sent, bid, accepted)).toEqual(noDraft)
  })

  it('keeps the text if the bid was not accepted', () => {
    expect(from(typed('100'), sent, bid).typed).toBe('100')
  })

  it('keeps an amount that was typed while the bid was being sent, without the old error', () => {
    expect(from(typed('100'), sent, bid, typed('4500'), accepted)).toEqual({ ...noDraft, typed: '4500' })
  })
})
