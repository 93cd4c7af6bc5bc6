import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { pageHead } from '../app/head.ts'
import { Contact } from '../contact/Contact.tsx'
import { contactHead } from '../contact/contactHead.ts'
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
