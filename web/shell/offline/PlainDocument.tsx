import { directionOf, type Locale } from '#shared/base/locale.ts'
import { firstScript } from '../../app/firstScript.ts'
import themeHref from '../../app/styles/theme.css?url'
import { baseText } from '../../app/texts/messages.ts'
import { textIn } from '../../app/texts/text.ts'
import { type EmptyKind, EmptyScene } from '../../ui/art/EmptyScene.tsx'
import { Logo } from '../../ui/art/Logo.tsx'
import { buttonClasses } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { busyText } from './messages.ts'

/**
 * The page for status 429: too many requests came from the client's address within a minute (contract, section 1,
 * "limits").
 */
export function BusyDocument({ locale, nonce }: { readonly locale: Locale; readonly nonce: string }) {
  const { title, body } = textIn(busyText, locale)
  return <PlainDocument locale={locale} nonce={nonce} title={title} body={body} scene="signal" />
}

interface PlainDocumentProps {
  readonly locale: Locale
  /** Allows the script in the content security policy (server/base/pages/renderedPage.ts). */
  readonly nonce: string
  readonly scene: EmptyKind
  readonly title: string
  readonly body: string
  /** A constant script that runs after firstScript. */
  readonly script?: string
}

/** A static document that replaces a page and has a link to retry. It works without scripts. */
export function PlainDocument({ locale, nonce, scene, title, body, script = '' }: PlainDocumentProps) {
  const base = textIn(baseText, locale)
  return (
    <html lang={locale} dir={directionOf[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={themeHref} precedence="default" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts, allowed by their hash. */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstScript() + script }} />
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
            picture={<EmptyScene kind={scene} />}
            title={title}
            body={body}
            headingLevel={1}
            actions={
              // biome-ignore lint/a11y/useValidAnchor: an empty href reloads the current address without a script.
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
