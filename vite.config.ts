import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, layout, rootRoute, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type PageRoute, routes } from '#web/routes.ts'
import { chunkLoading } from './scripts/building/chunkLoading.ts'
import { buildFonts } from './scripts/building/fonts/build.ts'
import { makeIcons } from './scripts/building/icons.ts'
import { precompress } from './scripts/building/precompress.ts'
import { buildServiceWorker } from './scripts/building/serviceWorker.ts'

export default defineConfig(async () => ({
  publicDir: 'web/public',
  resolve: {
    alias: {
      '@fonts': await buildFonts(import.meta.dirname),
      // React has had this hook since version 18, so the package is used without the polyfill for older versions.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'use-sync-external-store',
    },
  },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    // A lazy chunk is requested by its import itself; only what it imports is preloaded. Its name is once in the first load.
    modulePreload: {
      resolveDependencies: (chunk: string, imports: string[]) => imports.filter((path) => path !== chunk),
    },
  },
  environments: {
    // The page server loads the used parts of its libraries. `lucide-react` alone has 1.3 MB of icons, of which it needs a tenth.
    ssr: { resolve: { noExternal: true as const } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [framework, initial, shared] },
            // The entry names every file, and hashes do not compress: 7 characters save 0.4 kB of each first load.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
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
        virtualRouteConfig: rootRoute('../app/Root.tsx', nodes(routes)),
        quoteStyle: 'single',
        // The loader of a page is in the chunk of the page: preloading on intent fetches both before the click.
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
    makeIcons(import.meta.dirname),
    buildServiceWorker(import.meta.dirname),
    precompress(),
  ],
}))

/** The libraries of every page are in one file, which browsers cache over many releases. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack(?![\\/](react-query|query-core)))[\\/]/,
}

/** Every page loads the modules that the entry imports, so they need no files of their own, although some pages import them too. */
const initial = { name: 'initial', tags: ['$initial' as const] }

/**
 * Modules that many chunks import are in one file. Measured on the first loads of home and of a product, in gzip, by the
 * minimum number of importers: 16: 187.1 and 184.1 kB in 14 and 11 files; 24: 168.0 and 167.4 kB in 15 files each; 36: 165.1
 * and 164.2 kB in 21 and 20, whose headers weigh as much as they save. With the pages of catches, 25 saves 0.5 kB more than 24 in as
 * many files. The back office, the library of queries, and the state
 * and texts of forms are left out, because the first load of most public pages needs none of them (4 kB for the forms).
 */
const shared = {
  name: 'shared',
  minShareCount: 25,
  test: /^(?!.*[\\/](web[\\/]operator|web[\\/]app[\\/]calls|shared[\\/]base[\\/]text|query-core|react-query)[\\/])/,
}

/**
 * Converts the page table to the router's own nodes. A page with children is their index route, and a frame is a layout
 * around the children.
 */
function nodes(table: readonly PageRoute[]): VirtualRouteNode[] {
  return table.map(({ path, page, frame, children }) => {
    if (path === '/') return index(page)
    if (!children) return route(path, page)
    return frame
      ? route(path, [index(page), layout('framed', `../app/${frame}`, nodes(children))])
      : route(path, [index(page), ...nodes(children)])
  })
}
