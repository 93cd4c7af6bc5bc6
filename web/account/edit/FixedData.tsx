import { Lock } from 'lucide-react'
import { upgradesFrom } from '#shared/account/rules.ts'
import { maskMobile, maskNationalId } from '#shared/base/text/masks.ts'
import { useText } from '../../app/texts/text.ts'
import { ButtonLink, TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Row, registerName } from '../MyData.tsx'
import { accountText, typeText } from '../messages.ts'
import { useProfile } from '../profile.ts'
import { editText } from './messages.ts'

/** The data that only staff can change, with the reason and links to request a change. */
export function FixedData() {
  const t = useText(editText)
  const account = useText(accountText)
  const types = useText(typeText)
  const { type, mobile, n_id, cr_number } = useProfile()
  const further = upgradesFrom(type)
  return (
    <Card as="section" padding="details" aria-labelledby="fixed" className="xl:col-span-2">
      <h2 id="fixed" className="text-h3">
        {t.fixed}
      </h2>
      <dl className="mt-2 divide-y divide-hairline">
        <Row name={account.mobile}>
          <Isolate>{maskMobile(mobile)}</Isolate>
        </Row>
        {n_id && (
          <Row name={n_id.startsWith('1') ? account.nationalId : account.residenceId}>
            <Isolate>{maskNationalId(n_id)}</Isolate>
          </Row>
        )}
        {cr_number && (
          <Row name={registerName(cr_number, account)}>
            <Isolate>{cr_number}</Isolate>
          </Row>
        )}
        <Row name={account.type}>{types[type]}</Row>
      </dl>
      <p className="mt-2 flex items-start gap-2 text-meta text-quiet">
        <Lock aria-hidden size={16} className="mt-1 shrink-0" />
        <span>
          {t.fixedWhy}{' '}
          <TextLink to="/contact-us" className="text-meta">
            {t.contact}
          </TextLink>
        </span>
      </p>
      {further.length > 0 && (
        <ButtonLink to="/profile/account/upgrade" kind="outlined" className="mt-4 max-xl:w-full">
          {further.length === 1 ? t.upgradeFurther : t.upgrade}
        </ButtonLink>
      )}
    </Card>
  )
}
