import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../app/texts/text.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Card } from '../ui/Card.tsx'
import { Isolate } from '../ui/values/Isolate.tsx'
import { LongCode } from '../ui/values/LongCode.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactText } from './messages.ts'

export type ContactInfo = {
  readonly mobile: string
  readonly email: string
  readonly address: string
}

/** Contact details and a contact form (specification, section 2). */
export function Contact({ info }: { readonly info: ContactInfo }) {
  const t = useText(contactText)
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t.title }]} />
      <h1 className="mt-3 text-h1 max-md:visually-hidden">{t.title}</h1>
      <p className="text-quiet max-md:visually-hidden">{t.sub}</p>
      <div className="grid items-start gap-3 md:mt-6 md:gap-5 lg:grid-cols-[minmax(0,1fr)_380px]">
        <ContactDetails info={info} />
        <Card padding="details" className="lg:order-first">
          <ContactForm />
        </Card>
      </div>
    </div>
  )
}

function ContactDetails({ info: { mobile, email, address } }: { readonly info: ContactInfo }) {
  const t = useText(contactText)
  return (
    <Card as="section" padding="none" aria-label={t.details}>
      <ul className="divide-y divide-hairline px-4">
        <Detail
          icon={Phone}
          label={t.phone}
          link={{ href: `tel:${mobile.replaceAll(' ', '')}`, text: t.call }}
        >
          <Isolate>{mobile}</Isolate>
        </Detail>
        <Detail icon={Mail} label={t.email} link={{ href: `mailto:${email}`, text: t.write }}>
          <LongCode>{email}</LongCode>
        </Detail>
        <Detail icon={MapPin} label={t.address}>
          {address}
        </Detail>
      </ul>
    </Card>
  )
}

function Detail({
  icon: Icon,
  label,
  link,
  children,
}: {
  readonly icon: LucideIcon
  readonly label: string
  readonly link?: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}) {
  return (
    <li className="flex min-h-18 items-center gap-3 py-3">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-tint text-primary">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 grow">
        <p className="text-meta text-quiet">{label}</p>
        <p className="text-dense font-bold">{children}</p>
      </div>
      {link && (
        <a
          href={link.href}
          className="inline-flex min-h-11 items-center px-2 text-dense font-bold text-primary hover:underline"
        >
          {link.text}
        </a>
      )}
    </li>
  )
}
