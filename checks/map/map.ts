/**
 * The map of docs/architecture.md, which lists the files of each folder. A path of the map has no ending if the ending follows
 * from the name (`endings`).
 */

/** Folders and files of the two maps, of the two numbered lists and of the list of tests, without endings. */
export interface DrawnMap {
  /** The folders, such as `web/orders/list/`, in the order of the page. */
  readonly folders: readonly string[]
  /** The files, such as `web/orders/list/OrderList`, `web/pages/Home` or `docs/decisions/0088-read-replica`. */
  readonly files: readonly string[]
}

/** Reads the maps and lists of the page. */
export function mapIn(page: string): DrawnMap {
  const map = { folders: [] as string[], files: [] as string[] }
  const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, block = '']) => withoutRemarks(block))
  const [features = '', layers = '', migrations = '', decisions = '', tests = ''] = blocks
  let feature = ''
  let root = ''
  for (const line of features.split('\n')) {
    const [, layer, rest = ''] = /^ {2}(\w+) +(.*)$/.exec(line) ?? []
    if (/^\w/.test(line)) feature = line.trim()
    else if (layer) {
      root = rootOf(layer, feature)
      map.folders.push(root)
      readNames(rest, root, map)
    } else readNames(line, root, map)
  }
  for (const line of layers.split('\n')) {
    const [, layer, rest = ''] = /^(\w+) +(.*)$/.exec(line) ?? []
    if (layer) {
      root = layer === 'pages' ? 'web/pages/' : `${layer}/`
      map.folders.push(root)
    }
    readNames(layer ? rest : line, root, map)
  }
  map.files.push(...numbered(migrations).map(([number, name]) => `server/db/migrations/${number}_${name}`))
  map.files.push(...numbered(decisions).map(([number, name]) => `docs/decisions/${number}-${name}`))
  map.files.push(...testsIn(tests))
  return map
}

/** The endings that a name of the map may leave out, such as `Page.tsx` for a page or `.spec.ts` for a browser test. */
export function endingsOf(file: string): readonly string[] {
  if (file.startsWith('web/pages/')) return ['Page.tsx']
  return ['', '.ts', '.tsx', '.spec.ts', '.sql', '.md']
}

/** Expands braces: `Order{List,Rows}` gives `OrderList` and `OrderRows`; `cart{,Panel}` gives `cart` and `cartPanel`. */
export function expanded(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? []
  return choices === undefined ? [name] : choices.split(',').map((choice) => before + choice + after)
}

const withoutRemarks = (text: string): string => {
  const shorter = text.replace(/\([^()]*\)/g, '')
  return shorter === text ? text : withoutRemarks(shorter)
}

function rootOf(layer: string, feature: string): string {
  if (layer === 'app' || layer === 'ui') return `web/${layer}/`
  return `${layer}/${feature}/`
}

/** Adds the names of a line to the last folder before them. That folder may be named on an earlier line. */
function readNames(line: string, root: string, map: { folders: string[]; files: string[] }): void {
  for (const name of line.split(/\s+/).filter(Boolean)) {
    const folder = map.folders.at(-1) ?? root
    if (name === '*') map.files.push(`${root}messages`)
    else if (name.endsWith('/')) {
      const path = root + name.replace('*', '')
      map.folders.push(path)
      if (name.includes('*')) map.files.push(`${path}messages`)
    } else map.files.push(...expanded(name).map((each) => folder + each))
  }
}

/**
 * Reads the list of tests by layer and folder: `server  vat  wallet/ ledger` gives `server/vat.test` and
 * `server/wallet/ledger.test`.
 */
function testsIn(list: string): string[] {
  let root = ''
  let folder = ''
  return list.split('\n').flatMap((line) => {
    const [, layer, rest = line] = /^(\w+) +(.*)$/.exec(line) ?? []
    if (layer) folder = root = `${layer}/`
    return rest.split(/\s+/).flatMap((name) => {
      if (name.endsWith('/')) folder = root + name
      return name === '' || name.endsWith('/') ? [] : [`${folder}${name}.test`]
    })
  })
}

/** Reads names with their numbers: `30 lists people 40 news` gives `0030 lists`, `0031 people` and `0040 news`. */
function numbered(list: string): (readonly [string, string])[] {
  let next = 0
  return list.split(/\s+/).flatMap((word) => {
    if (/^\d+$/.test(word)) next = Number(word)
    if (word === '' || /^\d+$/.test(word)) return []
    next += 1
    return [[String(next - 1).padStart(4, '0'), word] as const]
  })
}
