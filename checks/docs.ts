import { expanded } from './map/map.ts'
import type { File } from './tree.ts'

/** A name and the page that contains the name. */
export type Named = { readonly page: string; readonly name: string }

/** Returns every path in backticks, such as `server/app.ts` or `web/pages/`. `shared/base/{money,quantity}.ts` gives two paths. */
export function pathsIn({ path, text }: File): Named[] {
  return spansIn(text)
    .flatMap((span) => expanded(span.replace(/^\.\//, '')))
    .filter(
      (span) => /^[\w.@-]+(\/[\w.@$*<>-]+)*\/?$/.test(span) && (inTree.test(span) || rootFile.test(span)),
    )
    .map((name) => ({ page: path, name }))
}

/** Whether a named path exists. `<feature>` and `*` match any name. */
export function isThere(name: string, paths: readonly string[]): boolean {
  const pattern = name
    .replace(/\/$/, '')
    .replace(/[.$+^]/g, '\\$&')
    .replace(/\*|<[^>]+>/g, '[^/]+')
  const found = new RegExp(`^${pattern}(/|$)`)
  return paths.some((path) => found.test(path))
}

/** The refusal codes of a row, each with the status before it: `409 price_changed`. */
export function codesIn(row: string): string[] {
  let status = ''
  return [...row.matchAll(/\b(\d{3}) (?=`)|`([a-z_]+)`/g)].flatMap(([, number, code]) => {
    status = number ?? status
    return code ? [`${status} ${code}`] : []
  })
}

/** File names in the fenced blocks of a page: words with a known extension. */
export function drawnFilesIn({ path, text }: File): Named[] {
  return [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)]
    .flatMap(
      ([, block = '']) =>
        block.match(/(?<![\w./<>*-])[\w.-]+\.(?:tsx?|mjs|md|css|json|sql)\b(?![\w/])/g) ?? [],
    )
    .map((name) => ({ page: path, name }))
}

/** Returns the names of npm scripts in the text: `npm start`, `npm test` and `npm run seed` give `start`, `test` and `seed`. */
export function npmScriptsIn({ path, text }: File): Named[] {
  return [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map((match) => ({
    page: path,
    name: match[1] ?? match[2] ?? '',
  }))
}

/** Returns the names of variables in backticks, such as `DATA_DIR`, `AUCTION_MIN_S=300` or `S3_*`. */
export function variablesIn({ path, text }: File): Named[] {
  return spansIn(text)
    .map((span) => span.replace(/=.*$/, ''))
    .filter((span) => /^[A-Z][A-Z0-9]*(_[A-Z0-9*]+)+$/.test(span) || shortVariables.includes(span))
    .map((name) => ({ page: path, name }))
}

/** The names of the variables in .env.example, where every variable is commented out. */
export function exampleVariables(text: string): string[] {
  return [...text.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
}

/** Returns the faults of the decisions: a gap in the numbers, a wrong heading, a missing title, or too many lines. */
export function wrongWithDecisions(files: readonly File[]): string[] {
  return [...files]
    .sort((one, other) => one.path.localeCompare(other.path))
    .flatMap(({ path, text }, place) => {
      const number = String(place + 1).padStart(4, '0')
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      return [
        ...(new RegExp(`/${number}-[a-z0-9-]+\\.md$`).test(path) ? [] : [`${path} is not number ${number}`]),
        ...(text.startsWith(`# ${Number(number)}. `)
          ? []
          : [`${path} does not begin with "# ${Number(number)}. "`]),
        ...(headings.join() === 'Context,Decision,Consequences'
          ? []
          : [`${path} has the headings ${headings.join()}`]),
        ...(text.split('\n').length > 60 ? [`${path} is longer than a page`] : []),
      ]
    })
}

/** Returns the lines that contain a path of one particular machine. */
export function machinePathsIn({ path, text }: File): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (machine.test(line) ? [`${path}:${at + 1} ${line.trim().slice(0, 80)}`] : []))
}

function spansIn(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
}

const inTree = /^(shared|platform|server|behar|web|demo|e2e|bench|checks|scripts|tools|deploy|docs|\.ci)\//
const rootFile =
  /^(README\.md|AGENTS\.md|package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig[\w.]*\.json|knip\.json|biome\.json|\.env\.example|\.npmrc|\.oxlintrc\.json)$/
const shortVariables = ['PORT', 'HOST', 'DEMO', 'SANDBOX']
/** Assembled from parts, so that this line does not match itself. */
const machine = new RegExp(
  [
    String.raw`(^|[\s"'\x60(=:])/(tmp|work|home|root|Users)/[\w.]`,
    String.raw`\.\./shared/(product|data|hooks)`,
  ].join('|'),
)
