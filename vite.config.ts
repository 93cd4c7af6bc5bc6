import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, layout, rootRoute, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkLoading } from './scripts/chunkLoading.ts'
import { buildFonts } from './scripts/fonts/build.ts'
import { makeIcons } from './scripts/icons.ts'
import { knownLimits } from './scripts/knownLimits.ts'
import { knownTokens } from './scripts/knownTokens.ts'
import { lightIcons } from './scripts/lightIcons.ts'
import { plainRoutes } from './scripts/plainRoutes.ts'
import { precompress } from './scripts/precompress.ts'
import { buildServiceWorker } from './scripts/serviceWorker.ts'
import { type PageRoute, routes } from './web/routes.ts'

export default defineConfig(async () => ({
  publicDir: 'web/public',
  resolve: {
    alias: {
      '@fonts': await buildFonts(import.meta.dirname),
      // React has had the hook itself since 18: the same package's form without the stand-in for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'use-sync-external-store',
    },
  },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { resolveDependencies: partsOf },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Each first load names every part: a private page's goes by its hash alone.
            chunkFileNames: ({ name }: { readonly name: string }) =>
              `assets/${name.endsWith('Page') && !isTrade(name) ? '' : `${name}-`}[hash:7].js`,
            codeSplitting: {
              groups: [framework, base, fields, filtering, counting, lots, sharing, news, front, later],
            },
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
    knownLimits(),
    plainRoutes(),
    lightIcons(import.meta.dirname),
    makeIcons(import.meta.dirname),
    buildServiceWorker(import.meta.dirname),
    knownTokens(),
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
  if (hostType === 'html') return parts
  return isTrade(file) ? parts.filter((part) => !/\/(rolldown-runtime|framework|base)-/.test(part)) : []
}

const isTrade = (file: string) =>
  /(Home|(?<!Behar)Market|(?<!My|Add)(Auctions|Product))(?!\w*Confirmation)[A-Za-z]*Page/.test(file)

/**
 * What every page needs and what changes least, in one file that browsers keep over many releases. Queries are the
 * private pages' alone.
 */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack(?![\\/](react-query|query-core)))[\\/]/,
}

/**
 * What nearly every page needs beside its own, by name and in one file: many small files compress worse, and each costs its
 * place in the list of all. What only some pages need stays out, or every first load would carry it.
 */
const base = {
  name: 'base',
  test: new RegExp(
    [
      '/shared/base/(dates|digits|locale|money|paths|quantity)\\.ts$',
      '/web/base/(PageFailed|alive|api|chunks|drawnSkeleton|head|messages|now|search|steadyNow|text|token)\\.tsx?$',
      '/web/base/ui/(Ago|Breadcrumbs|Button|Card|Empty|HundredTag|IconButton|Isolate|Kilograms|Mark|Money|Pager|Picture|Scene|Sheet|Skeleton|VisuallyHidden|classes|createIcon)\\.tsx?$',
      '/web/products/(ProductCard|ProductCardSkeleton|ProductMarks|ProductStrip|cardMessages|cardProduct|filters|productActions|productLink)\\.tsx?$',
      '/web/catalog/choices\\.ts$',
      '/web/\\w+/(t|\\w+T)itle(Message)?s\\.ts$',
      '/icons/(arrow-down|arrow-up|check|chevron-down|pause|play|x)\\.mjs$',
    ].join('|'),
  ),
}
/** The parts of forms come together wherever one of them does. */
const fields = {
  name: 'fields',
  test: /\/(Field|Checkbox|Chip)\.tsx$|\/icons\/circle-exclamation-point\.mjs$/,
}
/** What lists are narrowed by, on every page that has one. */
const filtering = {
  name: 'filtering',
  test: /\/(SortSelect|FilterColumn)\.tsx$|\/resultMessages\.ts$|\/icons\/sliders-horizontal\.mjs$/,
}
/** How a page is passed on. */
const sharing = {
  name: 'sharing',
  test: /\/ShareButton\.tsx$|\/icons\/link\.mjs$/,
}
/** So do those of counting. */
const counting = {
  name: 'counting',
  test: /\/(QuantityStepper|StepButton)\.tsx$|\/icons\/(minus|plus)\.mjs$/,
}

/** What the pages of auctions share, live or not: their clock, their texts, their signs. */
const lots = {
  name: 'lots',
  test: /\/web\/auctions\/(cardAuction|times)\.ts$|\/web\/base\/serverClock\.ts$|\/icons\/(badge-check|calendar-clock|clock|hourglass|sunrise)\.mjs$/,
}

/** A news item as home, the news and whoever writes it show it. */
const news = {
  name: 'news',
  test: /\/web\/news\/(NewsCard|NewsDate)\.tsx$/,
}

/** Little things that several pages share: each alone would cost a request that is larger than itself. */
const front = {
  name: 'front',
  test: /[\\/](SectionHeading\.tsx|MoreLink\.tsx|newsItem\.ts|icons[\\/]newspaper\.mjs)$/,
}
/** The same of what comes after the page. */
const later = {
  name: 'later',
  test: /[\\/](toasts\.ts|questions\.ts|icons[\\/](banknote|info|mail|moon|package-check|package-open|phone|wifi-off)\.mjs)$/,
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
