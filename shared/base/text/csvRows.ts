/** Decodes bytes; throws when the bytes are invalid in the encoding. */
export type Decode = (bytes: Uint8Array, encoding: string) => string

/** The text of a file in UTF-8 or Windows-1256; undefined when the file is not text. */
export function fileText(bytes: Uint8Array, decode: Decode): string | undefined {
  const text = decoded(bytes, 'utf-8', decode) ?? decoded(bytes, 'windows-1256', decode)
  // Binary spreadsheet formats contain control characters, so a text with control characters is refused.
  return text === undefined || noText.test(text) ? undefined : text
}

/** Control characters except tabs, line ends and an end-of-file sign (U+001A) at the end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them.
const noText = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\u007f]|\u001a(?!$)/

function decoded(bytes: Uint8Array, encoding: string, decode: Decode): string | undefined {
  try {
    return decode(bytes, encoding)
  } catch {
    return undefined
  }
}

/** The reason why a table cannot be read: too many lines or columns, or an unclosed quotation mark. */
export type TableTrouble = 'lines' | 'columns' | 'open_quote'

/**
 * The cells of a file by line (RFC 4180, also with semicolons or tabs), up to the first problem, and the problem. Blank
 * lines are kept, so that line numbers are those of the file.
 */
export function csvRows(
  text: string,
  most: { readonly lines: number; readonly columns: number },
): {
  readonly rows: readonly (readonly string[])[]
  readonly trouble: TableTrouble | null
} {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  // `blank`: the cell contains only spaces so far.
  let [blank, quoted] = [true, false]
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
    blank = true
  }
  const endLine = () => {
    endCell()
    rows.push(cells)
    cells = []
  }
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place] ?? ''
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') {
        cell += '"'
        place += 1
      } else quoted = false
    } else if (sign === '"' && blank) {
      quoted = true
      blank = false
      cell = ''
    } else if (sign === separator) {
      endCell()
      if (cells.length >= most.columns) return { rows, trouble: 'columns' }
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[place + 1] === '\n') place += 1
      endLine()
      if (rows.length > most.lines) return { rows, trouble: 'lines' }
    } else {
      cell += sign
      blank &&= /\s/.test(sign)
    }
  }
  if (cell !== '' || cells.length > 0) endLine()
  const trouble = quoted ? 'open_quote' : rows.length > most.lines ? 'lines' : null
  return { rows, trouble }
}

/** The most frequent separator in the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 4_000).replace(/"[^"]*"/g, '')
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}
