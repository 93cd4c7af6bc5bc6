import { Ban, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Service, Services } from '#shared/operator/settings.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { servicesText } from './messages.ts'

/** The services that the market's environment configures: which of them work, and which variables to set for the others. */
export function ServicesCard({ services }: { readonly services: Services }) {
  const t = useText(servicesText)
  const missing = order.some((service) => services[service] !== 'on')
  return (
    <Card as="section" aria-labelledby="services">
      <h2 id="services" className="text-h3">
        {t.services}
      </h2>
      {missing && <p className="text-dense text-quiet">{t.servicesBody}</p>}
      <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
        {order.map((service) => {
          const state = services[service]
          return (
            <li key={service} className="border-t border-hairline py-3 text-dense">
              <p className="flex items-center justify-between gap-3">
                <b>{t[service]}</b>
                <Badge tone={looks[state].tone} icon={looks[state].icon}>
                  {t[state](service === 'sms' || service === 'card')}
                </Badge>
              </p>
              {state === 'off' && <p>{t[`${service}Off`]}</p>}
              {state === 'sandbox' && <p>{t[`${service}Sandbox`]}</p>}
              {state !== 'on' && (
                <p className="text-meta text-quiet">
                  {t.variables}{' '}
                  <Isolate className="wrap-anywhere whitespace-normal">
                    {variables[service].join(' · ')}
                  </Isolate>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const order: readonly Service[] = ['sms', 'mail', 'card', 'bank_transfer']

const looks = {
  on: { tone: 'palm', icon: CircleCheck },
  sandbox: { tone: 'amber', icon: TriangleAlert },
  off: { tone: 'coral', icon: Ban },
} as const

/** The variables of each service (docs/operations.md, "Environment"). */
const variables: Readonly<Record<Service, readonly string[]>> = {
  sms: ['SMS_PROVIDER', 'SMS_TOKEN', 'SMS_SENDER'],
  mail: ['SMTP_URL', 'SMTP_FROM'],
  card: ['GATEWAY_URL', 'GATEWAY_KEY'],
  bank_transfer: ['BANK_NAME', 'BANK_IBAN', 'BANK_ACCOUNT_HOLDER'],
}
