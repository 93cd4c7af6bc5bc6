import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { pageHead } from '../app/head.ts'
import { textIn } from '../app/texts/text.ts'
import { Contact } from '../contact/Contact.tsx'
import { contactText } from '../contact/messages.ts'
import { shellText } from '../shell/messages.ts'

export const Route = createFileRoute('/contact-us')({
  loader: ({ context }) => ({ head: contactHead(context.locale) }),
  head: ({ match, loaderData }) => pageHead(match.context, loaderData?.head),
  staticData: { phoneTitle: { title: shellText.contactUs, up: '/home' } },
  component: Page,
})

const root = getRouteApi('__root__')

/** If the main static data is missing, the root shows its loader in place of this page. */
function Page() {
  const { main } = root.useLoaderData()
  return main.data && <Contact info={main.data.info} />
}

/** Metadata of the contact page. */
function contactHead(locale: Locale) {
  const { title, description } = textIn(contactText, locale)
  return { title, description, path: paths.contactUs() } as const
}
