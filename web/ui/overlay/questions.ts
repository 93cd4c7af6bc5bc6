import { createStore } from '../../app/state/createStore.ts'

export type Question = {
  readonly title: string
  readonly body?: string
  readonly accept: string
  readonly refuse: string
  /** The accepting step destroys something. */
  readonly grave?: boolean
}

/** Asks in a popup and answers true when the reader accepts. */
export function ask(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false)
  return new Promise((resolve) => {
    openQuestion.set({
      question,
      answer: (accepted) => {
        openQuestion.set(null)
        resolve(accepted)
      },
    })
  })
}

type Asked = { readonly question: Question; readonly answer: (accepted: boolean) => void }

/** The question that is open. */
export const openQuestion = createStore<Asked | null>(null)
