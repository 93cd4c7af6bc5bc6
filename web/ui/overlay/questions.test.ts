import { describe, expect, it } from 'vitest'
import { ask, openQuestion } from './questions.ts'

const question = { title: 'Raise your own bid?', accept: 'Yes', refuse: 'Go back' }

describe('a question', () => {
  it('is refused and closed if its subject is over', async () => {
    const over = new AbortController()
    const answer = ask(question, over.signal)
    over.abort()
    expect(await answer).toBe(false)
    expect(openQuestion.get()).toBeNull()
  })

  it('stays open if the subject of another question is over', async () => {
    const over = new AbortController()
    const first = ask(question, over.signal)
    const other = ask({ ...question, title: 'Drop the sale?' })
    expect(await first).toBe(false)
    over.abort()
    openQuestion.get()?.answer('accept')
    expect(await other).toBe(true)
  })
})
