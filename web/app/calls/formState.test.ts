import { describe, expect, it } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { Refusal } from './api.ts'
import {
  fieldProblemsOf,
  formState,
  initialState,
  isIn,
  missingIn,
  shownErrors,
  textsOf,
  tooLargeIn,
} from './formState.ts'

const blank = { name: '', city: '' }

describe('the state of a form', () => {
  it('keeps the typed values separate from the saved values', () => {
    const state = formState(initialState(blank), {
      kind: 'typed',
      change: { name: 'Salem' },
      fields: ['name'],
    })
    expect(state.typed).toEqual({ name: 'Salem', city: '' })
    expect(state.saved).toBe(blank)
  })

  it('shows the error of a field until that field is edited', () => {
    const wrong = formState(initialState(blank), {
      kind: 'wrong',
      errors: { name: ['Required'], city: ['Required'] },
    })
    expect(shownErrors(wrong, {})).toEqual({ name: ['Required'], city: ['Required'] })
    const typed = formState(wrong, { kind: 'typed', change: { name: 'S' }, fields: ['name'] })
    expect(shownErrors(typed, {})).toEqual({ city: ['Required'] })
  })

  it('drops the error of a field that is no longer required because another field has changed', () => {
    const wrong = formState(initialState(blank), {
      kind: 'wrong',
      errors: { name: ['Required'], city: ['Required'] },
    })
    expect(shownErrors(wrong, {}, { name: { code: 'required' }, city: undefined })).toEqual({
      name: ['Required'],
    })
    expect(shownErrors(wrong, { city: ['Unknown'] }, {})).toEqual({ city: ['Unknown'] })
  })

  it("shows the server's errors of a field and its parts until the field is edited", () => {
    const refused = formState(initialState(blank), { kind: 'refused' })
    const errors = { 'name.ar': ['Too long'], names: ['Unknown'] }
    expect(shownErrors(refused, errors)).toEqual(errors)
    const typed = formState(refused, { kind: 'typed', change: {}, fields: ['name'] })
    expect(shownErrors(typed, errors)).toEqual({ names: ['Unknown'] })
  })

  it('counts each failed attempt and shows all errors of the latest attempt', () => {
    const typed = formState(initialState(blank), { kind: 'typed', change: { name: 'S' }, fields: ['name'] })
    const wrong = formState(typed, { kind: 'wrong', errors: { name: ['Too short'] } })
    expect(wrong.attempts).toBe(1)
    expect(shownErrors(wrong, {})).toEqual({ name: ['Too short'] })
    const sending = formState(wrong, { kind: 'sending' })
    expect(shownErrors(sending, {})).toEqual({})
    expect(formState(sending, { kind: 'refused' }).attempts).toBe(2)
  })

  it('stores the sent values as saved, not the values typed while sending', () => {
    const sent = { name: 'Salem', city: '' }
    const typed = formState(initialState(blank), { kind: 'typed', change: { name: 'Salem A' }, fields: [] })
    const after = formState(typed, { kind: 'sent', typed: sent })
    expect(after.saved).toBe(sent)
    expect(after.typed.name).toBe('Salem A')
  })

  it('clears the errors and the number of attempts when the form is reset', () => {
    const wrong = formState(initialState(blank), { kind: 'wrong', errors: { name: ['Required'] } })
    expect(formState(wrong, { kind: 'reset', start: blank })).toEqual(initialState(blank))
  })
})

describe('form problems:', () => {
  it('textsOf translates codes, passes strings through and drops empty entries', () => {
    const problems = { name: { code: 'required' }, city: 'Not served', body: undefined, days: [] } as const
    expect(textsOf(problems, 'en')).toEqual({ name: ['Enter your name'], city: ['Not served'] })
    expect(textsOf({ name: { code: 'required' } }, 'ar')).toEqual({ name: ['اكتب اسمك'] })
  })

  it('missingIn reports the named fields that are blank', () => {
    const typed = { name: ' ', city: 'Jizan', note: '' }
    expect(missingIn(typed, ['name', 'city'])).toEqual({
      name: { code: 'required' },
    })
  })

  it('isIn matches a field and its parts', () => {
    expect([isIn('images.2', 'images'), isIn('image', 'images'), isIn('images', 'images.2')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('tooLargeIn', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'licence.png', { type: 'image/png' })
  const most = limits.upload.bytes

  it('names a file that is larger than the server accepts, with the limit in megabytes', () => {
    const typed = { type: 'fisherman', document: file(most + 1) }
    expect(tooLargeIn(typed, 'document')).toEqual({ document: { code: 'file_size', bound: 8 } })
  })

  it('accepts a file of the largest size, an empty field and a form without a picture', () => {
    expect(tooLargeIn({ document: file(most) }, 'document')).toEqual({})
    expect(tooLargeIn({ document: null }, 'document')).toEqual({})
    expect(tooLargeIn({ document: file(most + 1) }, undefined)).toEqual({})
  })
})

describe('fieldProblemsOf', () => {
  const refusal = (status: number, errors = {}) =>
    new Refusal({ status, code: 'validation_failed', message: 'No', errors })

  it('assigns the refusal of a picture to the picture field', () => {
    expect(fieldProblemsOf(refusal(413), { picture: 'image' })).toEqual({ image: { code: 'picture_size' } })
    expect(fieldProblemsOf(refusal(415), { picture: 'image' })).toEqual({ image: { code: 'picture' } })
    expect(fieldProblemsOf(refusal(413), {})).toEqual({})
    const answered = { document: ['This PDF is incomplete'] }
    expect(fieldProblemsOf(refusal(415, answered), { picture: 'document' })).toEqual(answered)
  })

  it('prefers the field that the form chooses to the fields that the server names', () => {
    const errors = { amount: ['Too much'] }
    const place = ({ status }: Refusal) => (status === 409 ? { reference: 'Known' } : undefined)
    expect(fieldProblemsOf(refusal(409, errors), { place })).toEqual({ reference: 'Known' })
    expect(fieldProblemsOf(refusal(422, errors), { place })).toEqual(errors)
  })
})
