/** Whether a decision changes the state, repeats the current state, or comes too late (contract 1, "writing by GET"). */
export function decisionOf<State extends string>(
  state: State | 'pending',
  outcome: State,
): 'change' | 'repeat' | 'too_late' {
  if (state === 'pending') return 'change'
  return state === outcome ? 'repeat' : 'too_late'
}
