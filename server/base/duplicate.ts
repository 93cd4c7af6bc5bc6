/** Whether the error is a violation of this unique index. */
export function isDuplicate(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === index
}
