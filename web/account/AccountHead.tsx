import { useText } from '../app/texts/text.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { accountText } from './messages.ts'

/** The head of a page below the account page; on a phone the header of the shell shows the title. */
export function AccountHead({ title }: { readonly title: string }) {
  const t = useText(accountText)
  return (
    <div className="max-md:contents">
      <Breadcrumbs crumbs={[{ label: t.account, link: { to: '/profile/account' } }, { label: title }]} />
      <h1 className="mt-2 text-h1 max-md:visually-hidden">{title}</h1>
    </div>
  )
}
