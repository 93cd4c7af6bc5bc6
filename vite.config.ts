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
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      server: { entry: 'server.ts' },
      router: {
        routesDirectory: 'pages',
        generatedRouteTree: 'routeTree.gen.ts',
        virtualRouteConfig: rootRoute('../base/Root.tsx', nodes(routes)),
        quoteStyle: 'single',
      },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
    precompress(),
  ],
}))

/** The page table as the router's own nodes; a page with children is their index. */
function nodes(table: readonly PageRoute[]): VirtualRouteNode[] {
  return table.map(({ path, page, children }) => {
    if (path === '/') return index(page)
    return children ? route(path, [index(page), ...nodes(children)]) : route(path, page)
  })
}
