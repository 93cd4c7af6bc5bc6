import { directionOf, type Locale } from '#shared/base/locale.ts'
import { EmptyScene } from '../base/art/EmptyScene.tsx'
import { Logo } from '../base/art/Logo.tsx'
import firstHref from '../base/first.css?url'
import { firstScript } from '../base/firstScript.ts'
import { baseText } from '../base/messages.ts'
import { textIn } from '../base/text.ts'
import { buttonClasses } from '../base/ui/Button.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { offlineText } from './offlineMessages.ts'

/** The whole page that the service worker shows in the place of one that cannot be reached; it needs no script. */
export function OfflineDocument({ locale }: { readonly locale: Locale }) {
  const t = textIn(offlineText, locale)
  const base = textIn(baseText, locale)
  return (
    <html lang={locale} dir={directionOf[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{t.title}</title>
        <link rel="stylesheet" href={firstHref} precedence="default" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, allowed by their hash. */}
        <script dangerouslySetInnerHTML={{ __html: firstScript() + reloadScript }} />
      </head>
      <body>
        <header className="bg-ink text-on-ink">
          <div className="content flex h-14 items-center gap-3 text-h3 md:h-18">
            <Logo className="size-9" />
            {base.siteName}
          </div>
        </header>
        <main className="content py-10">
          <Empty
            picture={<EmptyScene kind="offline" />}
            title={t.title}
            body={t.body}
            headingLevel={1}
            actions={
              // biome-ignore lint/a11y/useValidAnchor: it leads to this very address, without a script.
              <a href="" className={buttonClasses({})}>
                {base.retry}
              </a>
            }
          />
        </main>
      </body>
    </html>
  )
}

/** The page that was asked for comes by itself once the server answers again; `online` alone promises too much. */
const reloadScript =
  ";{let f=()=>fetch('/healthz',{cache:'no-store'}).then(r=>r.ok&&location.reload(),()=>0);addEventListener('online',f);setInterval(f,5000)}"
