import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#shared/base/locale.ts'
import { knownQuery } from './routes.ts'
import { OfflineDocument } from './shell/OfflineDocument.tsx'

/** What the page server mounts: draws a page, says which query names make a page another one, and draws the page for a lost connection. */
// biome-ignore lint/style/noDefaultExport: the framework takes its server entry as the default export.
export default {
  fetch: createStartHandler(defaultStreamHandler),
  knownQuery: knownQuery(),
  offline: (locale: Locale) =>
    `<!doctype html>${renderToStaticMarkup(createElement(OfflineDocument, { locale }))}`,
}
