import { createStore } from '../../app/state/createStore.ts'

export type Question = {
  readonly title: string
  readonly body?: string
  readonly accept: string
  readonly refuse: string
  /** True if accepting is destructive. */
  readonly grave?: boolean
}

/** Asks in a dialog; resolves to true if the user accepts. */
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

type OpenQuestion = { readonly question: Question; readonly answer: (accepted: boolean) => void }

export const openQuestion = createStore<OpenQuestion | null>(null)
