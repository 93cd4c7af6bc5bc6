import type pg from 'pg'

/** Whether a column of a result can be null; undefined where neither the schema nor the plan shows it. */
export type CanBeNull = boolean | undefined

export interface RealColumn {
  readonly name: string
  /** Name of its type, `text` or `int8[]`. */
  readonly type: string
  readonly canBeNull: CanBeNull
}

/** Prepares a statement without running the statement. Throws PostgreSQL's error for an invalid statement. */
export async function describe(
  client: pg.Client,
  text: string,
  schema: Schema,
): Promise<readonly RealColumn[]> {
  const fields = await fieldsOf(client, text)
  if (fields.length === 0) return []
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
    `explain (generic_plan, verbose, costs off, format json) ${text}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  return fields.map(({ name, dataTypeID }, place) => ({
    name,
    type: schema.types.get(dataTypeID) ?? 'unknown',
    canBeNull: plan && nullability(plan, place, schema),
  }))
}

export interface Schema {
  readonly types: ReadonlyMap<number, string>
  /** `schema.table.column` of every column that is not null. Generated columns count as not null. */
  readonly notNull: ReadonlySet<string>
}

export async function readSchema(client: pg.Client): Promise<Schema> {
  const types = await client.query<{ oid: number; name: string }>(
    `select t.oid, coalesce(e.typname || '[]', t.typname)::text as name
     from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'`,
  )
  const columns = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where (a.attnotnull or a.attgenerated <> '') and a.attnum > 0`,
  )
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    notNull: new Set(columns.rows.map(({ name }) => name)),
  }
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** The row description of a statement that is parsed and not executed. */
function fieldsOf(client: pg.Client, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = []
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription(message: { readonly fields: readonly Field[] }) {
        fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable)
  })
}

/** A node of `explain (format json)`. */
interface PlanNode extends Readonly<Partial<Record<(typeof conditionKeys)[number], string>>> {
  readonly 'Node Type': string
  readonly 'Join Type'?: string
  readonly 'Parent Relationship'?: string
  readonly 'Subplan Name'?: string
  readonly 'CTE Name'?: string
  readonly 'One-Time Filter'?: string
  readonly 'Grouping Sets'?: unknown
  readonly Strategy?: string
  readonly Schema?: string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly Output?: readonly string[]
  readonly Plans?: readonly PlanNode[]
}

function nullability(plan: PlanNode, place: number, schema: Schema): CanBeNull {
  const nodes = flat(plan)
  // These plans do not show whether a column can be null. A union has the output of its first part. A plan that a `null`
  // parameter makes empty has no output. Grouping sets leave columns out.
  const isUnclear = (node: PlanNode) =>
    /Append|SetOp|Recursive/.test(node['Node Type']) ||
    node['One-Time Filter'] === 'false' ||
    node['Grouping Sets']
  if (nodes.some(isUnclear)) return undefined
  const output = plan.Output?.[place] ?? ''
  // A plan of one table writes column names without the table name, so the table name is added.
  const [only, ...others] = nodes.filter((node) => node['Relation Name'])
  const isBare = /^"?[a-z_]\w*"?$/.test(output) && only && others.length === 0
  return ofExpression(isBare ? `${only.Alias}.${output}` : output, { plan, nodes, schema })
}

interface Planned {
  readonly plan: PlanNode
  readonly nodes: readonly PlanNode[]
  readonly schema: Schema
}

function ofExpression(expression: string, planned: Planned): CanBeNull {
  if (neverNull.test(expression)) return false
  const column = /^"?(\w+)"?\."?(\w+)"?$/.exec(expression)
  if (column) return ofColumn(expression, [column[1] ?? '', column[2] ?? ''], planned)
  if (isRequired(expression, planned.plan)) return false
  if (/^\(?(NULL::|CASE .*ELSE NULL::)/.test(expression)) return true
  // An aggregate over no rows is null; a group always has rows.
  return /^\(?(sum|min|max|avg|array_agg|json_agg|string_agg)\(/.test(expression) && isUngrouped(planned.plan)
    ? true
    : undefined
}

/** Whether a condition of the plan excludes every row in which the expression is null. */
function isRequired(expression: string, plan: PlanNode): boolean {
  const parts = [`(${expression} IS NOT NULL)`, `(${expression} = `, ` = ${expression})`]
  return joined(plan).some((node) => {
    if (isFilling(node)) return false
    const conditions = conditionKeys.map((key) => node[key] ?? '').filter((one) => !/ OR |CASE /.test(one))
    return conditions.some((one) => parts.some((part) => one.includes(part)))
  })
}

/**
 * The nodes whose rows are part of every row of the result: without the nullable side of an outer join and without
 * subqueries.
 */
function joined(node: PlanNode): readonly PlanNode[] {
  const children = (node.Plans ?? []).filter(
    (child) => !/Plan$/.test(child['Parent Relationship'] ?? '') && !isFilled(node, child),
  )
  return [node, ...children.flatMap(joined)]
}

const isFilling = (node: PlanNode) => /^(Left|Right|Full)$/.test(node['Join Type'] ?? '')

/** Whether an outer join fills the columns of this side with nulls. */
function isFilled(join: PlanNode, side: PlanNode): boolean {
  const type = join['Join Type']
  const relation = side['Parent Relationship']
  return (
    type === 'Full' || (type === 'Left' && relation === 'Inner') || (type === 'Right' && relation === 'Outer')
  )
}

const conditionKeys = [
  'Filter',
  'Index Cond',
  'Recheck Cond',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
] as const

/** Whether the result is one row of aggregates. */
function isUngrouped(node: PlanNode): boolean {
  if (node['Node Type'] === 'Aggregate') return node.Strategy === 'Plain'
  const [only, ...others] = (node.Plans ?? []).filter((one) => one['Parent Relationship'] !== 'InitPlan')
  return only !== undefined && others.length === 0 && isUngrouped(only)
}

const neverNull =
  /^\(?(count\(|row_number\(\)|EXISTS\(|ARRAY\(|now\(\)|json_build_object\(|jsonb_build_object\(|COALESCE\(.*, ('[^']*'::[\w ]+|'[^']*'::\w+\[\]|\d+|true|false|'[^']*'::\w+\(\d+\))\)\)?$|'[^']*'::\w+\)?$|\d+\)?$|true\)?$|false\)?$)|IS (NOT )?NULL\)$/

function ofColumn(
  expression: string,
  [alias, column]: readonly [string, string],
  planned: Planned,
): CanBeNull {
  const scan = planned.nodes.find((node) => node.Alias === alias)
  if (!scan) return undefined
  if (isOuter(planned.plan, alias)) return true
  if (isRequired(expression, planned.plan)) return false
  if (scan['Relation Name'])
    return !planned.schema.notNull.has(`${scan.Schema}.${scan['Relation Name']}.${column}`)
  const table = planned.nodes.find((node) => node['Subplan Name'] === `CTE ${scan['CTE Name']}`)
  const from = table?.Output?.filter((one) => one.endsWith(`.${column}`)) ?? []
  return table && from.length === 1 ? ofExpression(from[0] ?? '', { ...planned, plan: table }) : undefined
}

/** Whether a table is on a side of an outer join that is filled with nulls. */
function isOuter(node: PlanNode, alias: string): boolean {
  return (node.Plans ?? []).some(
    (child) =>
      flat(child).some((one) => one.Alias === alias) && (isFilled(node, child) || isOuter(child, alias)),
  )
}

function flat(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)]
}
