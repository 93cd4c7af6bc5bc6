import { createStore } from '../../app/state/createStore.ts'

export type Question = {
  readonly title: string
  readonly body?: string
  readonly accept: string
  readonly refuse: string
  /** A second button to go on, such as creating an account in place of signing in. */
  readonly other?: string
  /** True if accepting is destructive. */
  readonly grave?: boolean
  /**
   * A key that accepts too, by its position (`KeyboardEvent.code`). The accepting button has the focus at first, so that Enter
   * also accepts.
   */
  readonly key?: 'KeyA'
}

/** Asks in a dialog; resolves to true if the user accepts. `over` refuses the question, because its subject is over. */
export async function ask(question: Question, over?: AbortSignal): Promise<boolean> {
  const withdraw = () => {
    const open = openQuestion.get()
    if (open?.question === question) open.answer('refuse')
  }
  over?.addEventListener('abort', withdraw)
  try {
    return (await askForOne(question)) === 'accept'
  } finally {
    over?.removeEventListener('abort', withdraw)
  }
}

type Choice = 'accept' | 'other' | 'refuse'

/** Asks in a dialog; resolves to the user's choice. */
export function askForOne(question: Question): Promise<Choice> {
  openQuestion.get()?.answer('refuse')
  return new Promise((resolve) => {
    openQuestion.set({
      question,
      answer: (choice) => {
        openQuestion.set(null)
        resolve(choice)
      },
    })
  })
}

type OpenQuestion = { readonly question: Question; readonly answer: (choice: Choice) => void }

export const openQuestion = createStore<OpenQuestion | null>(null)
