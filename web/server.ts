import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#shared/base/locale.ts'
import { withoutScripts } from './app/startScript.ts'
import { knownQuery } from './routes.ts'
import { OfflineDocument } from './shell/offline/OfflineDocument.tsx'
import { BusyDocument } from './shell/offline/PlainDocument.tsx'

/**
 * The entry that the page server mounts: the pages, the query parameters that they read, and documents that need no data.
 */
// biome-ignore lint/style/noDefaultExport: the framework takes its server entry as the default export.
export default {
  fetch: createStartHandler((page) => {
    withoutScripts(page.router)
    return defaultStreamHandler(page)
  }),
  knownQuery: knownQuery(),
  offline: (locale: Locale, nonce: string) => whole(createElement(OfflineDocument, { locale, nonce })),
  busy: (locale: Locale, nonce: string) => whole(createElement(BusyDocument, { locale, nonce })),
  late: (locale: Locale, nonce: string) =>
    whole(createElement(OfflineDocument, { locale, nonce, late: true })),
}

const whole = (document: ReactElement) => `<!doctype html>${renderToStaticMarkup(document)}`
