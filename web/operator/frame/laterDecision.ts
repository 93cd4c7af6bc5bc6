import { limits } from '#shared/base/limits.ts'
import { createStore } from '../../app/state/createStore.ts'
import { dismissToast, holdToast, showToast, startTime, toasts } from '../../ui/overlay/toasts.ts'

/** A decision that is shown as made, while its row still has the earlier state. */
export type LaterDecision = {
  /** The state that the row has after the decision, such as "approved". */
  readonly state: string
  /**
   * The time (ms) at which the decision is sent; null while the time is paused (`holdLater`), or once the decision is
   * being sent.
   */
  readonly endsAt: number | null
  /** Takes the decision back; null once it is being sent. */
  readonly undo: (() => void) | null
}

/** The decisions that the list does not show yet, by the id of their row. */
export const laterDecisions = createStore<ReadonlyMap<number, LaterDecision>>(new Map())

type Later = { readonly id: number; readonly send: () => Promise<unknown>; readonly toast: number }

/** The decision that can still be taken back. */
let later: Later | null = null

type Options = Pick<LaterDecision, 'state'> & {
  readonly undo: string
  readonly send: () => Promise<unknown>
  readonly onUndo: () => void
}

/**
 * Shows a decision as made and sends it when its toast ends, so that it can be taken back until then. Another decision and
 * leaving the page send it at once.
 */
export function decideLater(id: number, text: string, { state, undo, send, onUndo }: Options): void {
  sendLater()
  const takeBack = () => {
    later = null
    change(id, null)
    onUndo()
  }
  showToast('success', text, { label: undo, undo: true, onPress: takeBack })
  const toast = toasts.get()[0]?.id ?? 0
  later = { id, send, toast }
  const pressed = () => {
    later = null
    dismissToast(toast)
    takeBack()
  }
  change(id, { state, endsAt: Date.now() + limits.undoMs, undo: pressed })
}

/** Keeps a decision from being sent while the pointer or the focus is on its undo. */
export function holdLater(): void {
  if (!later) return
  holdToast()
  change(later.id, { endsAt: null })
}

/** Restarts the time of a paused decision. */
export function resumeLater(): void {
  if (!later || laterDecisions.get().get(later.id)?.endsAt !== null) return
  startTime()
  change(later.id, { endsAt: Date.now() + limits.undoMs })
}

/** Undoes the waiting decision, if any. */
export function undoLater(): void {
  if (later) laterDecisions.get().get(later.id)?.undo?.()
}

/** Sends the waiting decision, if any. */
export function sendLater(): void {
  if (!later) return
  const { id, send, toast } = later
  later = null
  dismissToast(toast)
  change(id, { endsAt: null, undo: null })
  // When the promise settles, the list has been read again, even after a refusal. The list then shows the
  // state, so the decision is removed here.
  void send().finally(() => change(id, null))
}

function change(id: number, to: Partial<LaterDecision> | null): void {
  const next = new Map(laterDecisions.get())
  const before = next.get(id)
  if (to === null) next.delete(id)
  else next.set(id, { state: '', endsAt: null, undo: null, ...before, ...to })
  laterDecisions.set(next)
}

/** Whether the toast of the waiting decision has ended. */
function hasEnded(): boolean {
  return later !== null && !toasts.get().some(({ id }) => id === later?.toast)
}

/**
 * Sends the waiting decision when its toast has ended or the page is hidden. Returns a function that stops
 * this and sends the waiting decision.
 */
export function watchLater(): () => void {
  const ended = () => {
    // A click on undo removes the toast before the handler of undo runs, so the check waits for that handler.
    if (hasEnded()) queueMicrotask(() => hasEnded() && sendLater())
  }
  const hidden = () => document.visibilityState === 'hidden' && sendLater()
  const stop = toasts.follow(ended)
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', sendLater)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', sendLater)
    sendLater()
  }
}
