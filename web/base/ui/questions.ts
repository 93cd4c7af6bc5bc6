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
  pending?.answer(false)
  return new Promise((resolve) => {
    change({
      question,
      answer: (accepted) => {
        change(null)
        resolve(accepted)
      },
    })
  })
}

type Asked = { readonly question: Question; readonly answer: (accepted: boolean) => void }

/** For `useSyncExternalStore`. */
export const questionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: (): Asked | null => pending,
  getOnServer: (): Asked | null => null,
}

const listeners = new Set<() => void>()
let pending: Asked | null = null

function change(asked: Asked | null): void {
  pending = asked
  for (const listener of listeners) listener()
}
