import cairo400 from '@fonts/cairo-400.woff2?url'
import cairo700 from '@fonts/cairo-700.woff2?url'
import plex400 from '@fonts/plex-400.woff2?url'
import plex600 from '@fonts/plex-600.woff2?url'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  retainSearchParams,
  Scripts,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { asLocale, directionOf, type Locale } from '#shared/base/locale.ts'
import { manifestPath, touchIconPath } from '#shared/base/paths.ts'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { useCartLine } from '../cart/inCart.ts'
import { HeartButton } from '../favorites/HeartButton.tsx'
import { type ProductActions, ProductActionsContext } from '../products/productActions.ts'
import { shellText } from '../shell/messages.ts'
import { NotFound } from '../shell/NotFound.ts'
import { Shell } from '../shell/Shell.tsx'
import { api, settle } from './calls/api.ts'
import { firstScript } from './firstScript.ts'
import { privateMeta } from './head.ts'
import { DrawnAtContext } from './live/now.ts'
import { startScript } from './startScript.ts'
import type { Visit } from './state/visit.ts'
import themeHref from './styles/theme.css?url'
import { baseText } from './texts/messages.ts'
import { LocaleContext } from './texts/text.ts'

/** The document, the main static data and the shell around every page. */
export const Route = createRootRouteWithContext<Visit>()({
  validateSearch: (search): { lang?: Locale | undefined } => ({ lang: asLocale(search.lang) }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  loader: async ({ context }) => ({ main: await settle(loadFrame(context)), drawnAt: thisMinute() }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches, loaderData }) => ({
    meta: [
      { title: loaderData?.main.data?.info.name ?? baseText.siteName[match.context.locale] },
      ...privateMeta(
        match.context,
        matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
          ? shellText.notFound
          : matches.at(-1)?.staticData.privateTitle?.title,
      ),
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      ...fontLinks(match.context.locale),
      { rel: 'stylesheet', href: themeHref },
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: touchIconPath },
      { rel: 'manifest', href: manifestPath(match.context.locale) },
    ],
  }),
  shellComponent: Document,
  component: Frame,
  notFoundComponent: NotFound,
})

/** The time rounded to the minute, so that pages with equal data are equal documents and can be cached. */
function thisMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}

/** Loads the part of the main static data that the shell needs; the home page loads the rest. */
async function loadFrame({ locale }: Visit) {
  const { info, sections } = await api('GET main', {}, { locale })
  return { info, sections }
}

function Document({ children }: { readonly children: ReactNode }) {
  const { locale } = Route.useRouteContext()
  const { ssr } = useRouter().options
  return (
    <html lang={locale} dir={directionOf[locale]} suppressHydrationWarning>
      <head>
        <script
          nonce={ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: firstScript() }}
        />
        <HeadContent />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <Scripts />
        <script
          nonce={ssr?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, allowed by its hash.
          dangerouslySetInnerHTML={{ __html: startScript() }}
        />
      </body>
    </html>
  )
}

function Frame() {
  const { main, drawnAt } = Route.useLoaderData()
  if (main.refusal) return <FailedMain status={main.refusal.status} />
  return (
    <DrawnAtContext value={drawnAt}>
      <ProductActionsContext value={productActions}>
        <Shell info={main.data.info} live={main.data.sections.auction > 0}>
          <Outlet />
        </Shell>
      </ProductActionsContext>
    </DrawnAtContext>
  )
}

/** The buttons that the favourites and cart features add to every product. */
const productActions: ProductActions = { Heart: HeartButton, AddToCart: AddToCartButton, useCartLine }

function FailedMain({ status }: { readonly status: number }) {
  const router = useRouter()
  const busy = useRouterState({ select: (state) => state.isLoading })
  return (
    <Suspense fallback={null}>
      <Loader failed status={status} busy={busy} onRetry={() => router.invalidate()} />
    </Suspense>
  )
}

/**
 * Loaded lazily, because it is needed only if the main static data failed. If the chunk does not load, the server's HTML
 * stays.
 */
const Loader = lazy(() =>
  import('../ui/states/Loader.tsx').then(
    (module) => ({ default: module.Loader }),
    () => new Promise<never>(() => undefined),
  ),
)

/** Preloads the two font weights of the first paint. */
function fontLinks(locale: Locale) {
  return firstPaint[locale].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
}

const firstPaint = { ar: [cairo400, cairo700], en: [plex400, plex600] } as const
