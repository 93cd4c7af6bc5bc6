import { useSyncExternalStore } from 'react'

/** State that distant components share. */
export interface Store<State> {
  readonly get: () => State
  /** Replaces the state and renders every component that uses it. */
  readonly set: (next: State) => void
  /** Runs after each change, outside of components; returns a function that ends it. */
  readonly follow: (listener: () => void) => () => void
  /** Returns the state, or a part of it, in a component. On the server and during hydration it is `initial`. */
  readonly use: {
    (): State
    /** `select` must return the same value for the same state. */
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
    follow: subscribe,
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
