import { describe, expect, it } from 'vitest'
import { type Format, formatSelection } from './formatSelection.ts'

/** Applies a format; `«` and `»` are the ends of the selection. */
function apply(marked: string, format: Format): string {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1]
  const text = marked.replace(/[«»]/g, '')
  const { from, to, insert, select } = formatSelection(text, start, end, format)
  const after = text.slice(0, from) + insert + text.slice(to)
  return `${after.slice(0, select[0])}«${after.slice(...select)}»${after.slice(select[1])}`
}

describe('formatSelection', () => {
  it('makes the selection bold, and plain again', () => {
    expect(apply('من «الفجر» إلى', 'bold')).toBe('من **«الفجر»** إلى')
    expect(apply('من **«الفجر»** إلى', 'bold')).toBe('من «الفجر» إلى')
    expect(apply('«»', 'bold')).toBe('**«»**')
  })

  it('marks whole lines, and replaces the mark of another format', () => {
    expect(apply('a\nسو«ق»\nb', 'heading')).toBe('a\n## سوق«»\nb')
    expect(apply('a\n«b\nc»', 'bullets')).toBe('a\n- b\n- c«»')
    expect(apply('- a\n«- b»', 'heading')).toBe('- a\n## b«»')
    expect(apply('«## a»', 'heading')).toBe('a«»')
  })

  it('makes a link of the selection and selects its address', () => {
    expect(apply('زر «السوق»', 'link')).toBe('زر [السوق](«https://»)')
    expect(apply('«»', 'link')).toBe('[«»](https://)')
  })
})
