/** Supplies and demands side by side. */
export function Boards() {
  return null
}
