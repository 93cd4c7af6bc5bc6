import { useSyncExternalStore } from 'react'

/** State that components far apart share. */
export interface Store<State> {
  readonly get: () => State
  /** Replaces the state and renders every component that uses it. */
  readonly set: (next: State) => void
  /** The state, or a part of it, in a component. The server and the first render of its page see `initial`. */
  readonly use: {
    (): State
    /** `select` gives the same value as long as the state is the same. */
    <Part>(select: (state: State) => Part): Part
  }
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    use: <Part>(select: (state: State) => Part = (whole) => whole as unknown as Part) =>
      useSyncExternalStore(
        subscribe,
        () => select(state),
        () => select(initial),
      ),
  }
}
