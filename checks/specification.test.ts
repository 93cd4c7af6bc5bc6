import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roles as builtRoles, userTypes } from '#shared/base/access/permissions.ts'
import { refusals } from '#shared/base/errors.ts'
import { currencyLabel } from '#shared/base/money.ts'
import { beharCalls } from '#shared/behar/calls.ts'
import { calls as mainCalls } from '#shared/calls.ts'
import { builtConstants, builtEntities, builtRoutes } from './built.ts'
import { loadMessages, textsOf } from './messages.ts'
import {
  addedCalls,
  addedRoutes,
  type Constant,
  calls,
  constants,
  type Entity,
  entities,
  integrationCalls,
  labels,
  messages,
  roles,
  routes,
} from './specification.ts'

/** Calls of the main API and of the integration. */
const builtCalls = [...mainCalls, ...beharCalls]

/** The parts of the specification that are not built yet. An entry is removed once it is built. */
const open = JSON.parse(readFileSync(new URL('open.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>

const texts = (await loadMessages()).flatMap(({ pairs }) =>
  Object.values(pairs).flatMap(({ en }) => textsOf(en)),
)
const refused = Object.values(refusals).map(({ message }) => message.en as string)

const built = {
  routes: missingOf(
    routes,
    ({ path }) => path,
    ({ path }) => builtRoutes().some((route) => route.path === path),
  ),
  calls: missingOf(
    [...calls, ...integrationCalls],
    (key) => key,
    (key) => keys().includes(shaped(key)),
  ),
  added_calls: missingOf(
    addedCalls,
    (key) => key,
    (key) => keys().includes(shaped(key)),
  ),
  messages: missingOf(
    Object.values(messages),
    (text) => text,
    (text) => [...texts, ...refused].includes(text),
  ),
  labels: missingOf(
    Object.values(labels),
    (text) => text,
    (text) => lower(texts).includes(text.toLowerCase()),
  ),
  constants: missingOf(
    Object.keys(constants),
    (name) => name,
    (name) => name in builtConstants,
  ),
  entities: missingOf(
    Object.keys(entities),
    (name) => name,
    (name) => name in builtEntities,
  ),
}

describe('the built product', () => {
  it.each(Object.keys(built) as (keyof typeof built)[])(
    'lacks exactly the %s that open.json lists',
    (part) => {
      const missing = built[part]
      const listed = open[part] ?? []
      expect({
        'built, to be struck from checks/open.json': listed.filter((one) => !missing.includes(one)),
        'missing and not listed in checks/open.json': missing.filter((one) => !listed.includes(one)),
      }).toEqual({
        'built, to be struck from checks/open.json': [],
        'missing and not listed in checks/open.json': [],
      })
    },
  )

  it('has no unknown or duplicate entry in open.json', () => {
    expect(Object.keys(open)).toEqual(Object.keys(built))
    for (const listed of Object.values(open)) expect(listed).toEqual([...new Set(listed)])
  })

  it('is compared with all parts of the specification', () => {
    expect([routes.length, calls.length, integrationCalls.length, addedCalls.length]).toEqual([
      42, 53, 12, 232,
    ])
    expect(Object.keys(constants)).toHaveLength(22)
    expect(Object.keys(entities)).toHaveLength(26)
  })

  it('has only pages that the specification lists, with the same name and guard', () => {
    for (const { path, name, guard } of builtRoutes()) {
      const specified = [...routes, ...addedRoutes].find((route) => route.path === path)
      expect(specified, `${path} is no page of the specification`).toBeDefined()
      expect({ path, name, guard }).toEqual({
        path,
        name: specified?.name ?? name,
        guard: specified?.guard ?? guard,
      })
    }
  })

  it('has only calls of the specification or the contract', () => {
    const known = [...calls, ...integrationCalls, ...addedCalls].map(shaped)
    expect(builtCalls.map(({ key }) => key).filter((key) => !known.includes(shaped(key)))).toEqual([])
  })

  it('has each call in the API to which the specification assigns the call', () => {
    const at = (table: readonly { key: string }[]) => table.map(({ key }) => shaped(key))
    expect(integrationCalls.filter((key) => at(mainCalls).includes(shaped(key)))).toEqual([])
    expect(calls.filter((key) => at(beharCalls).includes(shaped(key)))).toEqual([])
  })

  it('has the role table of the specification', () => {
    expect([...userTypes].sort()).toEqual(Object.keys(roles).sort())
    for (const type of userTypes) {
      expect([...builtRoles[type].views].sort(), type).toEqual([...roles[type].views].sort())
      expect(builtRoles[type].bids, type).toBe(roles[type].bids)
    }
  })

  it.each(Object.entries(builtConstants))('has the specified value of %s', (name, value) => {
    expect(value?.()).toEqual(constants[name as Constant])
  })

  it.each(Object.entries(builtEntities))('has every field of %s', (name, fields) => {
    expect(fields).toEqual(expect.arrayContaining([...entities[name as Entity]]))
  })

  it('has the literal messages for signed-out and forbidden callers and the literal currency label', () => {
    expect(refusals.unauthenticated.message.en).toBe(messages.login)
    expect(refusals.forbidden.message.en).toBe(messages.forbidden)
    expect(currencyLabel).toEqual({ ar: constants.currencyLabelAr, en: constants.currencyLabelEn })
  })
})

describe('docs/product.md', () => {
  const text = readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  const names = [
    ...routes.flatMap(({ path, name }) => [path, name ?? path]),
    ...[...calls, ...integrationCalls],
    ...Object.entries(roles).flatMap(([type, { views }]) => [type, ...views]),
    ...Object.values(entities).flat(),
    ...[...Object.values(messages), ...Object.values(labels)],
    ...['3000 ms', '100 px', '250 ms', '120000 ms', '50 characters', '6, 12, 24', 'YYYY-MM-DD'],
  ]

  it('names every part of the specification', () => {
    const missing = names.filter((name) => !text.toLowerCase().includes(name.toLowerCase()))
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('the specification check', () => {
  it('treats calls that differ only in parameter names as equal', () => {
    expect(shaped('GET orders/show/{orderId}/status/{status}')).toBe(
      shaped('GET orders/show/{id}/status/{to}'),
    )
    expect(shaped('GET orders/show/{id}')).not.toBe(shaped('POST orders/show/{id}'))
  })

  it('finds missing parts', () => {
    expect(
      missingOf(
        ['a', 'b'],
        (name) => name,
        (name) => name === 'a',
      ),
    ).toEqual(['b'])
  })
})

function missingOf<One>(
  all: readonly One[],
  name: (one: One) => string,
  isBuilt: (one: One) => boolean,
): string[] {
  return all.filter((one) => !isBuilt(one)).map(name)
}

/** Returns the key of a call without the names of its parameters. */
function shaped(key: string): string {
  return key.replace(/\{\w+\}/g, '{}')
}

function keys(): string[] {
  return builtCalls.map(({ key }) => shaped(key))
}

function lower(texts: readonly string[]): string[] {
  return texts.map((text) => text.toLowerCase())
}
