import { ShieldAlert } from 'lucide-react'
import { upgradesFrom } from '#shared/account/rules.ts'
import type { Profile } from '#shared/auth/profile.ts'
import { canView, userTypes } from '#shared/base/access/permissions.ts'
import { typeText } from '../../account/messages.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import type { Arrival } from '../../auth/arrival.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { notesText } from './messages.ts'

type RefusedProps = {
  readonly arrival: Extract<Arrival, { kind: 'refused' }>
  readonly profile: Pick<Profile, 'type' | 'verified'>
}

/** Says that the role may not open the page, and which types of account may (specification, section 6). */
export function Refused({ arrival: { view }, profile: { type, verified } }: RefusedProps) {
  const t = useText(notesText)
  const names = useText(typeText)
  const list = new Intl.ListFormat(useLocale(), { type: 'disjunction' })
  const allowed = view ? userTypes.filter((each) => canView(each, view)) : []
  const reachable = upgradesFrom(type, verified).some((each) => allowed.includes(each))
  return (
    <Notice icon={ShieldAlert} corners="rounded-card" className="pe-12" title={t.refused}>
      {allowed.length > 0 && (
        <p>
          {t.refusedFor(list.format(allowed.map((each) => names[each])))}{' '}
          {reachable && (
            <TextLink to="/profile/account/upgrade" search={{ higher: true }} className="touch">
              {t.upgrade}
            </TextLink>
          )}
        </p>
      )}
    </Notice>
  )
}
