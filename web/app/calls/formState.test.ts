import { describe, expect, it } from 'vitest'
import { Refusal } from './api.ts'
import { begin, formState, inWords, isIn, missingIn, placedAt, shownErrors } from './formState.ts'

const blank = { name: '', city: '' }

describe('a form', () => {
  it('keeps what is typed beside what stands there', () => {
    const state = formState(begin(blank), { kind: 'typed', change: { name: 'Salem' }, fields: ['name'] })
    expect(state.typed).toEqual({ name: 'Salem', city: '' })
    expect(state.saved).toBe(blank)
  })

  it('shows the error of a field until that field is typed in again', () => {
    const wrong = formState(begin(blank), {
      kind: 'wrong',
      errors: { name: ['Required'], city: ['Required'] },
    })
    expect(shownErrors(wrong, {})).toEqual({ name: ['Required'], city: ['Required'] })
    const typed = formState(wrong, { kind: 'typed', change: { name: 'S' }, fields: ['name'] })
    expect(shownErrors(typed, {})).toEqual({ city: ['Required'] })
  })

  it("shows the server's errors at a field and inside it until the field is typed in again", () => {
    const refused = formState(begin(blank), { kind: 'refused' })
    const errors = { 'name.ar': ['Too long'], names: ['Unknown'] }
    expect(shownErrors(refused, errors)).toEqual(errors)
    const typed = formState(refused, { kind: 'typed', change: {}, fields: ['name'] })
    expect(shownErrors(typed, errors)).toEqual({ names: ['Unknown'] })
  })

  it('counts each attempt that was held back or refused, and forgives nothing of the new one', () => {
    const typed = formState(begin(blank), { kind: 'typed', change: { name: 'S' }, fields: ['name'] })
    const wrong = formState(typed, { kind: 'wrong', errors: { name: ['Too short'] } })
    expect(wrong.attempts).toBe(1)
    expect(shownErrors(wrong, {})).toEqual({ name: ['Too short'] })
    const sending = formState(wrong, { kind: 'sending' })
    expect(shownErrors(sending, {})).toEqual({})
    expect(formState(sending, { kind: 'refused' }).attempts).toBe(2)
  })

  it('has as saved what was sent, not what was typed meanwhile', () => {
    const sent = { name: 'Salem', city: '' }
    const typed = formState(begin(blank), { kind: 'typed', change: { name: 'Salem A' }, fields: [] })
    const after = formState(typed, { kind: 'sent', typed: sent })
    expect(after.saved).toBe(sent)
    expect(after.typed.name).toBe('Salem A')
  })

  it('begins anew without errors or attempts', () => {
    const wrong = formState(begin(blank), { kind: 'wrong', errors: { name: ['Required'] } })
    expect(formState(wrong, { kind: 'begun', start: blank })).toEqual(begin(blank))
  })
})

describe('problems of a form', () => {
  it('are told in the words of the server, texts as they are, nothing where there is none', () => {
    const problems = { name: { code: 'required' }, city: 'Not served', body: undefined, days: [] } as const
    expect(inWords(problems, 'en')).toEqual({ name: ['This field is required'], city: ['Not served'] })
    expect(inWords({ name: { code: 'required' } }, 'ar')).toEqual({ name: ['هذا الحقل مطلوب'] })
  })

  it('include the blank ones of the fields that are needed', () => {
    const typed = { name: ' ', city: 'Jizan', note: '' }
    expect(missingIn(typed, ['name', 'city'])).toEqual({
      name: { code: 'required' },
    })
  })

  it('stand at a field where they name it or something inside it', () => {
    expect([isIn('images.2', 'images'), isIn('image', 'images'), isIn('images', 'images.2')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a refusal', () => {
  const refusal = (status: number, errors = {}) =>
    new Refusal({ status, code: 'validation_failed', message: 'No', errors })

  it('of a picture that is too large, or none at all, stands at the pictures', () => {
    expect(placedAt(refusal(413), { picture: 'image' })).toEqual({ image: { code: 'picture_size' } })
    expect(placedAt(refusal(415), { picture: 'image' })).toEqual({ image: { code: 'picture' } })
    expect(placedAt(refusal(413), {})).toEqual({})
  })

  it('stands where the form places it, else at the fields that the server names', () => {
    const errors = { amount: ['Too much'] }
    const place = ({ status }: Refusal) => (status === 409 ? { reference: 'Known' } : undefined)
    expect(placedAt(refusal(409, errors), { place })).toEqual({ reference: 'Known' })
    expect(placedAt(refusal(422, errors), { place })).toEqual(errors)
  })
})
