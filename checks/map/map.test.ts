import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listPaths, root } from '../tree.ts'
import { endingsOf, mapIn } from './map.ts'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const map = mapIn(page)
const paths = listPaths()
/** Folders of a layer that are no features. */
const notFeatures = /^(?:server\/(?:base|db)|web\/(?:app|ui|pages|public|worker))\//

describe('the map of docs/architecture.md', () => {
  it('names only files and folders that exist', () => {
    expect(map.files.length).toBeGreaterThan(1_000)
    const standing = new Set(paths)
    const there = (file: string) => endingsOf(file).some((ending) => standing.has(file + ending))
    expect(map.files.filter((file) => !there(file))).toEqual([])
    expect(map.folders.filter((folder) => !paths.some((path) => path.startsWith(folder)))).toEqual([])
  })

  it('names exactly the capabilities of the server and the screens of web', () => {
    const folders = paths.flatMap((path) => /^(?:server|web)\/\w+\/\w+\//.exec(path) ?? [])
    const standing = new Set(folders.filter((folder) => !notFeatures.test(folder)))
    const drawn = map.folders.filter((folder) => /^(?:server|web)\/\w+\/\w+\/$/.test(folder))
    expect(drawn.filter((folder) => !notFeatures.test(folder)).sort()).toEqual([...standing].sort())
  })
})

describe('mapIn', () => {
  const block = (text: string) => `\`\`\`\n${text}\`\`\`\n`

  it('joins layer, feature, folder and name', () => {
    const features =
      'orders (checkout, stock (held))\n  shared status\n  web    * Turn  list*/(two\n    words) Order{List,Rows}\n'
    expect(mapIn(block(features))).toEqual({
      folders: ['shared/orders/', 'web/orders/', 'web/orders/list/'],
      files: [
        'shared/orders/status',
        'web/orders/messages',
        'web/orders/Turn',
        'web/orders/list/messages',
        'web/orders/list/OrderList',
        'web/orders/list/OrderRows',
      ],
    })
  })

  it('reads other layers, numbered lists and tests', () => {
    const layers = 'pages  Home\nbench  run  data/ rows\n  trade\n'
    const text = [
      block('base\n'),
      block(layers),
      block('1 base catalog\n'),
      block('88 read-replica\n'),
      block('server  vat  wallet/ ledger\n  holds\nweb  market\n'),
    ]
    expect(mapIn(text.join('\n')).files).toEqual([
      'web/pages/Home',
      'bench/run',
      'bench/data/rows',
      'bench/data/trade',
      'server/db/migrations/0001_base',
      'server/db/migrations/0002_catalog',
      'docs/decisions/0088-read-replica',
      'server/vat.test',
      'server/wallet/ledger.test',
      'server/wallet/holds.test',
      'web/market.test',
    ])
  })
})
