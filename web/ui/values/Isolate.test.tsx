import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Isolate, Name } from './Isolate.tsx'

const mobile = '+966 50 123 4567'
const fish = 'Hamour'

it('Isolate wraps numbers and codes in a left-to-right isolate', () => {
  expect(renderToStaticMarkup(<Isolate>{mobile}</Isolate>)).toBe(`<bdi dir="ltr">${mobile}</bdi>`)
})

it('Name takes the direction of its text', () => {
  expect(renderToStaticMarkup(<Name lang="en">{fish}</Name>)).toBe(`<bdi dir="auto" lang="en">${fish}</bdi>`)
})
