import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword, hallAccounts } from '#demo/people/accounts.ts'
import { refusals } from '#shared/base/errors.ts'
import {
  codesIn,
  drawnFilesIn,
  exampleVariables,
  isThere,
  machinePathsIn,
  npmScriptsIn,
  pathsIn,
  variablesIn,
  wrongWithDecisions,
} from './docs.ts'
import { type File, listPaths, readFiles, root } from './tree.ts'

const paths = listPaths()
const pages = readFiles(/^(docs\/.*|README|AGENTS)(\.md)$/)
const texts = readFiles(/\.(md|tsx?|mjs|json|css|sql|svg|html|txt|ya?ml)$|^\.(ci|env|npm)|\/run$/)
const example = exampleVariables(readFileSync(join(root, '.env.example'), 'utf8'))
/** Variables that only the tests read. The tests never read .env, so .env.example does not list these variables. */
const testVariables = ['CHROMIUM_PATH', 'BEHAR_CONTRACT_.+']
/** Variables that Node or the C library reads, so .env cannot set them: those that the container image sets. */
const imageVariables = readFileSync(join(root, 'deploy/image/Containerfile'), 'utf8')
  .split('\n')
  .flatMap((line) => (/^ENV /.test(line) ? [...line.matchAll(/([A-Z][A-Z0-9_]+)=/g)] : []))
  .map(([, name = '']) => name)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('documents', () => {
  it('include every required page', () => {
    const needed = [
      'README.md',
      'AGENTS.md',
      ...['product', 'contract', 'architecture', 'operations', 'measurements', 'security'].map(
        (name) => `docs/${name}.md`,
      ),
    ]
    expect(needed.filter((path) => !paths.includes(path))).toEqual([])
    expect(pages.flatMap(pathsIn).length).toBeGreaterThan(60)
  })

  it('name only paths that exist, except in superseded decisions', () => {
    const standing = pages.filter(({ text }) => !/^#.*\nSuperseded by decision \d+\.$/m.test(text))
    expect(standing.flatMap(pathsIn).filter(({ name }) => !isThere(name, paths))).toEqual([])
  })

  it('show only existing files in their folder trees', () => {
    const names = new Set(paths.map((path) => path.split('/').at(-1)))
    const drawn = pages.flatMap(drawnFilesIn)
    expect(drawn.length).toBeGreaterThan(20)
    expect(drawn.filter(({ name }) => !names.has(name))).toEqual([])
  })

  it('name exactly the npm scripts of package.json', () => {
    const named = pages.flatMap(npmScriptsIn)
    expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
    const known = new Set(named.map(({ name }) => name))
    expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual([])
  })

  it('name only known variables, and docs/operations.md names every variable of .env.example', () => {
    const named = pages.flatMap(variablesIn)
    const unknown = named.filter(
      ({ name }) =>
        ![...example, ...testVariables, ...imageVariables].some((known) =>
          new RegExp(`^${name.replace('*', '.+')}$`).test(known),
        ),
    )
    expect(unknown).toEqual([])
    const operations = pages.filter(({ path }) => path === 'docs/operations.md').flatMap(variablesIn)
    expect(example.filter((variable) => !operations.some(({ name }) => name === variable))).toEqual([])
  })

  it('link only to existing pages', () => {
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => ({
        page: path,
        to: join(path, '..', to),
      })),
    )
    expect(links.filter(({ to }) => !isThere(to, paths))).toEqual([])
  })

  it('number the decisions without gaps and give each decision the required headings', () => {
    const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'))
    expect(decisions.length).toBeGreaterThanOrEqual(11)
    expect(wrongWithDecisions(decisions)).toEqual([])
  })

  it('name every demo account and the common password in the README', () => {
    const readme = pages.find(({ path }) => path === 'README.md')?.text ?? ''
    for (const { mobile, type, firstName, lastName, ...account } of demoAccounts) {
      const role = 'staffRole' in account ? account.staffRole : type
      const row = readme.split('\n').find((line) => line.includes(mobile)) ?? ''
      expect(row, mobile).toContain(role)
      expect(row, mobile).toContain(`${firstName.en} ${lastName.en}`)
    }
    for (const { mobile, role, firstName, lastName } of hallAccounts)
      expect(readme).toMatch(
        new RegExp(`${mobile} \\|[^|]*hall ${role}[^|]*\\| ${firstName.en} ${lastName.en}`),
      )
    expect(readme).toContain(demoPassword)
  })

  it('list exactly the refusal codes, with their statuses, in the contract', () => {
    const contract = pages.find(({ path }) => path === 'docs/contract.md')?.text ?? ''
    const row = contract.split('\n').find((line) => line.startsWith('| codes |')) ?? ''
    const codes = Object.entries(refusals).map(([code, { status }]) => `${status} ${code}`)
    expect(codesIn(row).sort()).toEqual(codes.sort())
  })

  it('name no folder of a single machine', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap(machinePathsIn)).toEqual([])
  })
})

describe('the document check', () => {
  const page = (text: string): File => ({ path: 'docs/page.md', text })
  const tree = ['server/app.ts', 'web/pages/HomePage.tsx', 'README.md', 'docs/architecture.md']

  it('finds a missing path', () => {
    const named = pathsIn(
      page('See `server/app.ts`, `server/gone.ts`, `web/pages/`, `README.md`, `fish_types/`, `GET main`.'),
    )
    expect(named.map(({ name }) => name)).toEqual([
      'server/app.ts',
      'server/gone.ts',
      'web/pages/',
      'README.md',
    ])
    expect(pathsIn(page('See `web/pages/{Home,Gone}Page.tsx`.')).map(({ name }) => name)).toEqual([
      'web/pages/HomePage.tsx',
      'web/pages/GonePage.tsx',
    ])
    expect(named.filter(({ name }) => !isThere(name, tree)).map(({ name }) => name)).toEqual([
      'server/gone.ts',
    ])
    expect(isThere('web/pages/<RouteName>Page.tsx', tree)).toBe(true)
    expect(isThere('web/parts/*.tsx', tree)).toBe(false)
  })

  it('finds the files of folder trees, npm scripts and variables', () => {
    expect(
      drawnFilesIn(page('```\nweb/  router.tsx  <feature>.test.ts  a/b.ts\n```\nApp.tsx')).map(
        ({ name }) => name,
      ),
    ).toEqual(['router.tsx'])
    expect(
      npmScriptsIn(page('`npm start`, npm run seed -- --fresh, npm testing')).map(({ name }) => name),
    ).toEqual(['start', 'seed'])
    expect(
      variablesIn(page('`DATA_DIR`, `HOLD_S=1`, `S3_*`, `PORT`, `GET`, `EACCES`')).map(({ name }) => name),
    ).toEqual(['DATA_DIR', 'HOLD_S', 'S3_*', 'PORT'])
    expect(exampleVariables('# Words\n# PORT=3000\nHOST=\n# a=1')).toEqual(['PORT', 'HOST'])
  })

  it('reads each refusal code with its status', () => {
    expect(codesIn('| codes | 400 `bad_request`, 409 `conflict` and `price_changed` |')).toEqual([
      '400 bad_request',
      '409 conflict',
      '409 price_changed',
    ])
  })

  it('finds a decision with a wrong number or wrong headings', () => {
    const text = '# 1. A choice\n\n## Context\n\n## Decision\n\n## Consequences\n'
    expect(wrongWithDecisions([{ path: 'docs/decisions/0001-a-choice.md', text }])).toEqual([])
    expect(wrongWithDecisions([{ path: 'docs/decisions/0002-a-choice.md', text }])).toHaveLength(1)
    expect(
      wrongWithDecisions([{ path: 'docs/decisions/0001-a.md', text: '# A choice\n## Context' }]),
    ).toHaveLength(2)
  })

  it('finds a folder of a single machine', () => {
    const places = [
      ['', 'tmp', 'x'],
      ['', 'work', 'a', 'b'],
      ['..', 'shared', 'data', 'fish.json'],
    ].map((parts) => parts.join('/'))
    for (const place of places) expect(machinePathsIn(page(`cat ${place}`)), place).toHaveLength(1)
    expect(machinePathsIn(page("import '#shared/base/money.ts' and web/work/ and /tmp"))).toEqual([])
  })
})
