import { useState } from 'react'
import type { Locale } from '#shared/base/locale.ts'
import { serverNow } from '../../../app/live/serverClock.ts'
import { LocaleContext, useLocale, useText } from '../../../app/texts/text.ts'
import { NewsArticle } from '../../../news/NewsArticle.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx'
import { listsText } from '../../lists/messages.ts'
import type { Pair } from '../../lists/PairField.tsx'
import { contentText } from '../messages.ts'

/** A preview in either language, rendered by the components of the public page. */
export function NewsPreview({
  typed: { title, body, at },
  image,
}: {
  readonly typed: { readonly title: Pair; readonly body: Pair; readonly at: string }
  readonly image: string | null
}) {
  const t = useText(contentText)
  const words = useText(listsText)
  const [locale, setLocale] = useState<Locale>(useLocale())
  const moment = new Date(`${at}:00+03:00`)
  const published = Number.isNaN(moment.getTime()) ? new Date(serverNow()) : moment
  const empty = { ar: contentText.titleEmpty.ar, en: contentText.titleEmpty.en }
  return (
    <section aria-label={t.preview} className="sticky top-4 flex min-w-0 flex-col gap-3 max-xl:static">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h3 font-bold">{t.preview}</h3>
        <Tabs<Locale>
          label={t.preview}
          group="news-preview"
          tabs={[
            { id: 'ar', label: words.arabic },
            { id: 'en', label: words.english },
          ]}
          active={locale}
          onChange={setLocale}
        />
      </div>
      <Card className="overflow-clip">
        <TabPanel group="news-preview" active={locale}>
          <div
            lang={locale}
            dir={locale === 'ar' ? 'rtl' : 'ltr'}
            className="flex flex-col gap-4 wrap-anywhere"
          >
            <LocaleContext value={locale}>
              <NewsArticle
                item={{
                  title: title[locale] || empty[locale],
                  body: body[locale] || contentText.bodyEmpty[locale],
                  image,
                  published_at: published.toISOString(),
                }}
              />
            </LocaleContext>
          </div>
        </TabPanel>
      </Card>
      <p className="text-meta text-quiet">{t.previewNote}</p>
    </section>
  )
}
