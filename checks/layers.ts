import { posix } from 'node:path'
import {
  defaultExports,
  type Feature,
  featureLayers,
  features,
  generatedModules,
  type Layer,
  layers,
  listFolders,
  mostFilesInFolder,
  otherFolders,
  testsMayAlsoUse,
  topModules,
} from '../scripts/architecture.ts'
import type { Import, Module } from './source.ts'

/** A rule returns one line for each violation; an empty list means that it holds. */
export type Rule = (modules: readonly Module[]) => string[]

/** A module imports from its own layer and the layers that it may use. */
export const layersHold: Rule = (modules) =>
  edges(modules).flatMap(({ from, to, target }) => {
    const [mine, theirs] = [layerOf(from), layerOf(target)]
    if (mine === theirs) return []
    if (theirs === undefined) return [`${from} imports ${target}, which is on no layer`]
    const allowed = mine === undefined ? [] : mayUse(from, mine)
    return allowed.includes(theirs)
      ? []
      : [`${from} imports ${to.written}: ${mine} may not import from ${theirs}`]
  })

/** A feature imports from itself and from earlier features. */
export const featureOrderHolds: Rule = (modules) =>
  edges(modules).flatMap(({ from, to, target }) => {
    if (generated(from) || isTest(from) || (target === 'shared/calls.ts' && to.kind === 'type')) return []
    const [mine, theirs] = [rankOf(from), rankOf(target)]
    return mine === undefined || theirs === undefined || theirs <= mine
      ? []
      : [`${from} imports ${to.written}: ${placeOf(target)} comes after ${placeOf(from)}`]
  })

/** Only the generated route tree imports pages; a page never imports a page. */
export const pagesStandAlone: Rule = (modules) =>
  edges(modules).flatMap(({ from, target }) =>
    target.startsWith('web/pages/') && !generated(from) && !isTest(from)
      ? [`${from} imports the page ${target}`]
      : [],
  )

/**
 * No module imports itself through others, types included; a lazily loaded module may import its importer.
 */
export const noCycles: Rule = (modules) => {
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

/** Every relative or `#` import names an existing file with its extension. */
export function importsResolve(modules: readonly Module[], paths: readonly string[]): string[] {
  const there = new Set(paths)
  return edges(modules).flatMap(({ from, to, target }) =>
    there.has(target) || generated(from) ? [] : [`${from} imports ${to.written}, which is not there`],
  )
}

/** Only settings of tools and the modules of `defaultExports` have a default export. */
export const noDefaultExports: Rule = (modules) =>
  modules
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !mayExportDefault(path))
    .map(({ path }) => `${path} has a default export`)

/** A name is imported from the module that defines it. */
export const noBarrels: Rule = (modules) =>
  modules.flatMap(({ path, reexports }) => [
    ...(reexports > 0 ? [`${path} passes on what another module exports`] : []),
    ...(/(^|\/)index\.[cm]?[jt]sx?$/.test(path) ? [`${path}: no file is called index`] : []),
  ])

/** Names such as utils or helpers are forbidden. */
export function noEmptyNames(paths: readonly string[]): string[] {
  return paths.filter((path) =>
    path
      .split('/')
      .some((part) => /^(utils?|common|helpers?|misc|lib|stuff)$/i.test(part.replace(/\..*$/, ''))),
  )
}

/**
 * A layer contains features and the folders of `otherFolders`; a feature contains one folder per screen or
 * capability.
 */
export function noUnknownFolders(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => posix.dirname(path)))].filter((folder) => {
    const [layer = '', first, ...below] = folder.split('/')
    if (folder === '.' || topFolders.includes(folder)) return false
    if (!(layer in layers) || layer === 'config') return true
    if (first === undefined) return false
    if (![first, ...below].every((name) => /^[a-z][A-Za-z]*$/.test(name))) return true
    const known = otherFolders[layer as Layer]?.includes(first)
    return !(known || (hasFeatures(layer) && features.includes(first as Feature)))
  })
}

/** A folder has at most `mostFilesInFolder` files. */
export function noLargeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > mostFilesInFolder && !isList(folder))
    .map(([folder, count]) => `${folder} holds ${count} files`)
}

function isList(folder: string): boolean {
  return (listFolders as readonly string[]).includes(folder) || folder.startsWith('tools/')
}

/** The code of the first paint imports contracts by their types only, never the schema library. */
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
    .filter((path) => /^web\/(pages\/|router\.|app\/Root\.)/.test(path))
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

/** The layer of a path; undefined outside of all layers. */
export function layerOf(path: string): Layer | undefined {
  const [first = '', ...rest] = path.split('/')
  if (rest.length === 0) return /\.config\.ts$/.test(first) ? 'config' : undefined
  return first in layers && first !== 'config' ? (first as Layer) : undefined
}

type Edge = { readonly from: string; readonly to: Import; readonly target: string }

function edges(modules: readonly Module[]): Edge[] {
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap((to) =>
      to.target === undefined || to.target === 'package.json' ? [] : [{ from: path, to, target: to.target }],
    ),
  )
}

function mayUse(path: string, layer: Layer): readonly string[] {
  return isTest(path) || isTestSetup(path) ? [...layers[layer], ...testsMayAlsoUse] : layers[layer]
}

/** Whether a module is set-up that several tests of a layer share; such set-up is in a folder called `testing`. */
function isTestSetup(path: string): boolean {
  return path.split('/').includes('testing')
}

/** The position in the order of features; undefined for modules outside of it. */
function rankOf(path: string): number | undefined {
  if (topModules.includes(path as (typeof topModules)[number])) return features.length + 1
  if (path.startsWith('web/pages/')) return features.length
  const [layer = '', folder = ''] = path.split('/')
  const feature = layer === 'web' && (folder === 'app' || folder === 'ui') ? 'base' : folder
  const rank = features.indexOf(feature as Feature)
  return hasFeatures(layer) && rank >= 0 ? rank : undefined
}

function placeOf(path: string): string {
  const rank = rankOf(path) ?? features.length
  return features[rank] ?? (rank === features.length ? 'the pages' : 'the top')
}

function hasFeatures(layer: string): boolean {
  return (featureLayers as readonly string[]).includes(layer)
}

function generated(path: string): boolean {
  return (generatedModules as readonly string[]).includes(path)
}

function mayExportDefault(path: string): boolean {
  return /\.config\.ts$/.test(path) || (defaultExports as readonly string[]).includes(path)
}

const topFolders = ['.ci', 'docs', 'docs/decisions', 'docs/pictures']
