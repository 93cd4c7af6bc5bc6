/** Something to do at a time, unless it is cancelled before. */
export interface Deadline {
  /** By the clock of `performance.now()`. */
  readonly at: number
  readonly pass: () => void
}

/**
 * Calls `pass` after `ms`, at most {@link checkMs} later. All deadlines share one timer, because a timer of its own
 * would be a measurable part of a request.
 */
export function startDeadline(ms: number, pass: () => void): Deadline {
  const deadline = { at: performance.now() + ms, pass }
  open.add(deadline)
  timer ??= setInterval(check, checkMs)
  return deadline
}

export function cancelDeadline(deadline: Deadline): void {
  open.delete(deadline)
}

export const checkMs = 50

const open = new Set<Deadline>()
let timer: NodeJS.Timeout | undefined

function check(): void {
  const now = performance.now()
  for (const deadline of open) {
    if (deadline.at > now) continue
    open.delete(deadline)
    deadline.pass()
  }
  if (open.size > 0) return
  clearInterval(timer)
  timer = undefined
}
