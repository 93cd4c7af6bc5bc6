import { expect, it } from 'vitest'
import { servicesText } from './messages.ts'

it('the Arabic state of a service agrees with a singular or a plural name', () => {
  const { on, sandbox, off } = servicesText
  const words = (plural: boolean) => [on, sandbox, off].map((state) => state.ar(plural))
  expect(words(true)).toEqual(['مفعّلة', 'تجريبية', 'غير مفعّلة'])
  expect(words(false)).toEqual(['مفعّل', 'تجريبي', 'غير مفعّل'])
})
