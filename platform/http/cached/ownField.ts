/** A field that is false in the answer that all readers share, and true on the reader's own objects, e.g. `is_fav`. */
export interface OwnField {
  readonly name: string
  /** Returns which of these objects are the reader's own. */
  readonly among: (readerId: number, ids: readonly number[]) => Promise<ReadonlySet<number>>
}

/** Returns the ids of the objects that have the field, in the order in which JSON.stringify writes the field. */
export function idsWith(name: string, data: unknown): number[] {
  const ids: number[] = []
  collect(data)
  return ids

  function collect(value: unknown): void {
    if (value === null || typeof value !== 'object') return
    for (const [key, item] of Object.entries(value)) {
      if (key === name) ids.push((value as { readonly id: number }).id)
      else if (typeof item === 'object') collect(item)
    }
  }
}

/**
 * Returns the JSON of a shared answer with the field set on the reader's own objects. `ids` are those of
 * {@link idsWith}. A quotation mark inside of a text is escaped, so the searched bytes occur only where the field is.
 */
export function withOwn(
  json: Buffer,
  name: string,
  ids: readonly number[],
  own: ReadonlySet<number>,
): Buffer {
  const [unset, set] = [`"${name}":false`, Buffer.from(`"${name}":true`)]
  const pieces: Buffer[] = []
  let from = 0
  for (const id of ids) {
    const at = json.indexOf(unset, from)
    if (at < 0) throw new RangeError(`an answer has fewer fields ${name} than objects`)
    pieces.push(json.subarray(from, at), own.has(id) ? set : json.subarray(at, at + unset.length))
    from = at + unset.length
  }
  pieces.push(json.subarray(from))
  return Buffer.concat(pieces)
}
