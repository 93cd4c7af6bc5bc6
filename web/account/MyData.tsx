import { BadgeCheck, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { riyadhDay } from '#shared/base/dates.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import { maskEmail, maskMobile, maskNationalId } from '#shared/base/text/masks.ts'
import { useText } from '../app/texts/text.ts'
import { Card } from '../ui/Card.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Isolate, Name } from '../ui/values/Isolate.tsx'
import { accountText } from './messages.ts'
import { useProfile } from './profile.ts'

/**
 * The user's details, masked until the user reveals them, because others may see the screen. The mobile has the mark only
 * in a market that verifies mobiles: elsewhere a new account may trade at once, and nobody has proved its mobile.
 */
export function MyData({ verifies }: { readonly verifies: boolean }) {
  const t = useText(accountText)
  const [revealed, setRevealed] = useState(false)
  const { mobile, mobile_verified, email, n_id, cr_number, vat_number, address, created_at } = useProfile()
  return (
    <Card as="section" padding="details" aria-labelledby="my-data">
      <div className="flex h-7 items-center justify-between gap-2">
        <h2 id="my-data" className="text-h3">
          {t.myData}
        </h2>
        <IconButton
          icon={revealed ? EyeOff : Eye}
          label={revealed ? t.hide : t.show}
          aria-pressed={revealed}
          onClick={() => setRevealed(!revealed)}
          className="-me-2"
        />
      </div>
      <dl className="divide-y divide-hairline">
        <Row name={t.mobile}>
          <Isolate>{revealed ? printMobile(mobile) : maskMobile(mobile)}</Isolate>
          {verifies && mobile_verified && (
            <span className="text-palm">
              <BadgeCheck aria-hidden size={18} className="ms-2 inline align-middle" />
              <VisuallyHidden>{t.mobileVerified}</VisuallyHidden>
            </span>
          )}
        </Row>
        <Row name={t.email} missing={email ? undefined : t.noEmail}>
          {email && (
            <Isolate
              className={
                revealed ? 'whitespace-normal break-all' : 'inline-block max-w-full truncate align-bottom'
              }
            >
              {revealed ? email : maskEmail(email)}
            </Isolate>
          )}
        </Row>
        {n_id && (
          <Row name={n_id.startsWith('1') ? t.nationalId : t.residenceId}>
            <Isolate>{revealed ? n_id : maskNationalId(n_id)}</Isolate>
          </Row>
        )}
        {cr_number && (
          <Row name={registerName(cr_number, t)}>
            <Isolate>{cr_number}</Isolate>
          </Row>
        )}
        {vat_number && (
          <Row name={t.vatNumber}>
            <Isolate>{vat_number}</Isolate>
          </Row>
        )}
        {/* Delivery addresses are in the address book, so a blank address is not shown as missing. */}
        {address && (
          <Row name={t.address}>
            <Name>{address}</Name>
          </Row>
        )}
        <Row name={t.since}>
          <Isolate>{riyadhDay(new Date(created_at))}</Isolate>
        </Row>
      </dl>
    </Card>
  )
}

/**
 * The name of a register number: numbers that start with 7 are unified national numbers, other numbers are commercial
 * registers of a city.
 */
export function registerName(
  number: string,
  t: { readonly register: string; readonly unified: string },
): string {
  return number.startsWith('7') ? t.unified : t.register
}

/** A row of a details list. */
export function Row({
  name,
  missing,
  children,
}: {
  readonly name: string
  /** The text that is shown for a missing value. */
  readonly missing?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 py-2 text-dense">
      <dt className="min-w-0 text-quiet">{name}</dt>
      <dd className={missing ? 'text-end text-quiet' : 'max-w-4/5 shrink-0 text-end font-bold wrap-anywhere'}>
        {missing ?? children}
      </dd>
    </div>
  )
}
