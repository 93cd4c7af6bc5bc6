import { createFileRoute } from '@tanstack/react-router'
import { AccountHead } from '../account/AccountHead.tsx'
import { AddressBook } from '../addresses/AddressBook.tsx'
import { useText } from '../app/texts/text.ts'
import { accountTitles } from '../app/titles.ts'

export const Route = createFileRoute('/profile/_framed/addresses')({
  staticData: { privateTitle: { title: accountTitles.addresses, up: '/profile/account' } },
  component: Page,
})

function Page() {
  const t = useText(accountTitles)
  return (
    <>
      <AccountHead title={t.addresses} />
      <AddressBook />
    </>
  )
}
