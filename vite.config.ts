import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, rootRoute, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFonts } from './scripts/fonts/build.ts'
import { precompress } from './scripts/precompress.ts'
import { type PageRoute, routes } from './web/routes.ts'

export default defineConfig(async () => ({
  publicDir: 'web/public',
  resolve: { alias: { '@fonts': await buildFonts(import.meta.dirname) } },
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, base] } } } } },
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
    precompress(),
  ],
}))

/** What every page needs and what changes least, in one file that browsers keep over many releases. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/,
}

/** What several pages share, in one file instead of many small ones, which compress worse. */
const base = {
  name: 'base',
  test: /[\\/](web[\\/](base[\\/](?!art)|shell)|shared[\\/]base|lucide-react)[\\/]/,
  minShareCount: 2,
}

/** The page table as the router's own nodes; a page with children is their index. */
function nodes(table: readonly PageRoute[]): VirtualRouteNode[] {
  return table.map(({ path, page, children }) => {
    if (path === '/') return index(page)
    return children ? route(path, [index(page), ...nodes(children)]) : route(path, page)
  })
}
