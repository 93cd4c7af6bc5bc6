import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { knownQuery } from './routes.ts'

/** What the page server mounts: draws a page, and says which query names make a page another one. */
// biome-ignore lint/style/noDefaultExport: the framework takes its server entry as the default export.
export default { fetch: createStartHandler(defaultStreamHandler), knownQuery: knownQuery() }
