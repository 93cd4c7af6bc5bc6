import { posix } from 'node:path'
import {
  defaultExports,
  type Feature,
  type Floor,
  featureFloors,
  features,
  floors,
  furtherFolders,
  generatedModules,
  testsMayAlsoUse,
  topModules,
} from '../scripts/house.ts'
import type { Import, Module } from './source.ts'

/** Each wall gives one line for everything that breaks it; an empty list means that it stands. */
export type Wall = (modules: readonly Module[]) => string[]

/** A module imports from its own floor and from those it stands on. */
export const floorsHold: Wall = (modules) =>
  edges(modules).flatMap(({ from, to, target }) => {
    const [mine, theirs] = [floorOf(from), floorOf(target)]
    if (mine === theirs) return []
    if (theirs === undefined) return [`${from} imports ${target}, which stands on no floor`]
    const allowed = mine === undefined ? [] : mayUse(from, mine)
    return allowed.includes(theirs)
      ? []
      : [`${from} imports ${to.written}: ${mine} does not stand on ${theirs}`]
  })

/** A feature imports from itself and from the features before it. */
export const featureOrderHolds: Wall = (modules) =>
  edges(modules).flatMap(({ from, to, target }) => {
    if (generated(from) || isTest(from) || (target === 'shared/calls.ts' && to.kind === 'type')) return []
    const [mine, theirs] = [rankOf(from), rankOf(target)]
    return mine === undefined || theirs === undefined || theirs <= mine
      ? []
      : [`${from} imports ${to.written}: ${placeOf(target)} comes after ${placeOf(from)}`]
  })

/** Only the generated tree of routes knows pages; a page never imports a page. */
export const pagesStandAlone: Wall = (modules) =>
  edges(modules).flatMap(({ from, target }) =>
    target.startsWith('web/pages/') && !generated(from) && !isTest(from)
      ? [`${from} imports the page ${target}`]
      : [],
  )

/** No module reaches itself again, types included; what is loaded later may know who loads it. */
export const noCircles: Wall = (modules) => {
  const known = new Map(modules.map((module) => [module.path, module]))
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: readonly string[]) => {
    const begun = trail.indexOf(path)
    if (begun >= 0) found.push([...trail.slice(begun), path].join(' → '))
    if (begun >= 0 || done.has(path)) return
    for (const { target, kind } of known.get(path)?.imports ?? []) {
      if (target && kind !== 'lazy' && !generated(target)) walk(target, [...trail, path])
    }
    done.add(path)
  }
  for (const { path } of modules) if (!generated(path)) walk(path, [])
  return found
}

/** Every relative or `#` import names a file that is there, with its ending. */
export function importsResolve(modules: readonly Module[], paths: readonly string[]): string[] {
  const there = new Set(paths)
  return edges(modules).flatMap(({ from, to, target }) =>
    there.has(target) || generated(from) ? [] : [`${from} imports ${to.written}, which is not there`],
  )
}

/** Nothing but settings of tools has a default export. */
export const noDefaultExports: Wall = (modules) =>
  modules
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !mayExportDefault(path))
    .map(({ path }) => `${path} has a default export`)

/** A thing is imported from where it is made. */
export const noBarrels: Wall = (modules) =>
  modules.flatMap(({ path, reexports }) => [
    ...(reexports > 0 ? [`${path} passes on what another module exports`] : []),
    ...(/(^|\/)index\.[cm]?[jt]sx?$/.test(path) ? [`${path}: no file is called index`] : []),
  ])

/** A name says what a thing is. */
export function noEmptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path
      .split('/')
      .some((part) => /^(utils?|common|helpers?|misc|lib|stuff)$/i.test(part.replace(/\..*$/, ''))),
  )
}

/** Every folder of a floor is a feature or one that the house names. */
export function noUnknownFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => posix.dirname(path)))].filter((folder) => {
    const [floor = '', ...below] = folder.split('/')
    if (folder === '.' || topFolders.includes(folder)) return false
    if (!(floor in floors) || floor === 'config') return true
    const inside = below.join('/')
    if (inside === '' || furtherFolders[floor as Floor]?.includes(inside)) return false
    return !(hasFeatures(floor) && below.length === 1 && features.includes(inside as Feature))
  })
}

/** What the first paint loads brings no schema library: contracts are known there by their types only. */
export function eagerWebIsLight(modules: readonly Module[]): string[] {
  const known = new Map(modules.map((module) => [module.path, module]))
  const reached = new Map<string, string>()
  const walk = (path: string, trail: string) => {
    if (reached.has(path)) return
    reached.set(path, trail)
    for (const { target, kind } of known.get(path)?.imports ?? []) {
      if (target && kind === 'value') walk(target, `${trail} → ${target}`)
    }
  }
  const entries = modules
    .map(({ path }) => path)
    .filter((path) => /^web\/(pages\/|router\.|base\/Root\.)/.test(path))
  for (const entry of entries) walk(entry, entry)

  return [...reached].flatMap(([path, trail]) => {
    const heavy = known
      .get(path)
      ?.imports.filter(({ written, kind }) => kind === 'value' && /^zod(\/|$)/.test(written))
    return heavy?.length || /\/contract\.ts$/.test(path) || path === 'shared/calls.ts' ? [trail] : []
  })
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** The floor of a path; undefined for what lies on none. */
export function floorOf(path: string): Floor | undefined {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) return /\.config\.ts$/.test(first) ? 'config' : undefined
  return first in floors && first !== 'config' ? (first as Floor) : undefined
}

type Edge = { readonly from: string; readonly to: Import; readonly target: string }

function edges(modules: readonly Module[]): Edge[] {
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap((to) =>
      to.target === undefined || to.target === 'package.json' ? [] : [{ from: path, to, target: to.target }],
    ),
  )
}

function mayUse(path: string, floor: Floor): readonly string[] {
  return isTest(path) || isTestSetup(path) ? [...floors[floor], ...testsMayAlsoUse] : floors[floor]
}

/** What several tests of a floor share stands in a folder called `testing`. */
function isTestSetup(path: string): boolean {
  return path.split('/').includes('testing')
}

/** The place in the order of features; undefined where the order does not reach. */
function rankOf(path: string): number | undefined {
  if (topModules.includes(path as (typeof topModules)[number])) return features.length + 1
  if (path.startsWith('web/pages/')) return features.length
  const [floor = '', feature = ''] = path.split('/')
  const rank = features.indexOf(feature as Feature)
  return hasFeatures(floor) && rank >= 0 ? rank : undefined
}

function placeOf(path: string): string {
  const rank = rankOf(path) ?? features.length
  return features[rank] ?? (rank === features.length ? 'the pages' : 'the top')
}

function hasFeatures(floor: string): boolean {
  return (featureFloors as readonly string[]).includes(floor)
}

function generated(path: string): boolean {
  return (generatedModules as readonly string[]).includes(path)
}

function mayExportDefault(path: string): boolean {
  return /\.config\.ts$/.test(path) || (defaultExports as readonly string[]).includes(path)
}

const topFolders = ['.ci', 'docs', 'docs/decisions', 'docs/pictures']
