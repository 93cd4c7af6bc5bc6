const keptStates: ReadonlySet<string> = new Set(['frozen', 'dried', 'smoked'])

/**
 * Whether goods in this state keep for weeks. Goods that are listed again count as caught today only if they do not keep:
 * frozen fish must not be shown as today's catch.
 */
export function isKept(state: string | undefined): boolean {
  return state !== undefined && keptStates.has(state)
}
