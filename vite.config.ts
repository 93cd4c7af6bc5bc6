import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, layout, rootRoute, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkLoading } from './scripts/chunkLoading.ts'
import { buildFonts } from './scripts/fonts/build.ts'
import { makeIcons } from './scripts/icons.ts'
import { lightIcons } from './scripts/lightIcons.ts'
import { precompress } from './scripts/precompress.ts'
import { buildServiceWorker } from './scripts/serviceWorker.ts'
import { type PageRoute, routes } from './web/routes.ts'

export default defineConfig(async () => ({
  publicDir: 'web/public',
  resolve: { alias: { '@fonts': await buildFonts(import.meta.dirname) } },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { resolveDependencies: partsOf },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [framework, base, goods, little, front, later] } },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      client: { entry: 'client.tsx' },
      server: { entry: 'server.ts' },
      router: {
        routesDirectory: 'pages',
        generatedRouteTree: 'routeTree.gen.ts',
        virtualRouteConfig: rootRoute('../base/Root.tsx', nodes(routes)),
        quoteStyle: 'single',
        // A page's loader belongs to its chunk too: intent preloading fetches it before the press.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    chunkLoading(import.meta.dirname),
    lightIcons(import.meta.dirname),
    makeIcons(import.meta.dirname),
    buildServiceWorker(import.meta.dirname),
    precompress(),
  ],
}))

/**
 * What is fetched together with a part that is loaded later: for the pages where the trade is all of it. The list of every other
 * part's files would weigh on each first load more than it saves.
 */
function partsOf(
  file: string,
  parts: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  const isTrade = /(Home|Market|(?<!Add|My)Product|Auction)(?!\w*Confirmation)[A-Za-z]*Page/.test(file)
  return hostType === 'html' || isTrade ? parts : []
}

/**
 * What every page needs and what changes least, in one file that browsers keep over many releases. Queries are the
 * private pages' alone.
 */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack(?![\\/](react-query|query-core)))[\\/]/,
}

/**
 * What most pages share of the frame, and what the lists of goods share: few files, since many small ones compress
 * worse; but not what only some pages need, or every first load would carry it.
 */
const base = {
  name: 'base',
  test: /[\\/](web[\\/]base[\\/](?!art)|web[\\/]shell[\\/]|shared[\\/]base[\\/]|lucide-react[\\/])/,
  minShareCount: 26,
}
/**
 * What the lists and details of goods share; the quantity's parts belong to details and cart alone, a seller's own goods and
 * the cities of addresses to private pages.
 */
const goods = {
  name: 'goods',
  test: /[\\/]web[\\/](products[\\/](?!QuantityStepper|calculation|initials|messages|use[A-Z]|justListed|send|smaller|season|Season|Species|StepCard|BoxChoice|UnitBox|\w+Step|Photo|(?:photo|unit|species)Messages|\w*([Mm]yProduct|[Ll]isting))|catalog[\\/](?!cities))/,
  minShareCount: 7,
}

/** Little things that several pages share: each alone would cost a request that is larger than itself. */
const little = {
  name: 'little',
  test: /[\\/]icons[\\/](arrow-down|arrow-up|chevron-down)\.mjs$/,
}
const front = {
  name: 'front',
  test: /[\\/](SectionHeading\.tsx|MoreLink\.tsx|newsItem\.ts|icons[\\/]newspaper\.mjs)$/,
}
/** The same of what comes after the page. */
const later = {
  name: 'later',
  test: /[\\/](toasts\.ts|questions\.ts|icons[\\/](info|mail|moon|phone|wifi-off)\.mjs)$/,
}

/** The page table as the router's own nodes; a page with children is their index, a frame stands around them all. */
function nodes(table: readonly PageRoute[]): VirtualRouteNode[] {
  return table.map(({ path, page, frame, children }) => {
    if (path === '/') return index(page)
    if (!children) return route(path, page)
    return frame
      ? route(path, [index(page), layout('framed', `../base/${frame}`, nodes(children))])
      : route(path, [index(page), ...nodes(children)])
  })
}
