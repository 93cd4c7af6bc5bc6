import { Mail, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { printMobile } from '#shared/base/text/identity.ts'
import type { Contact, Deal, DealMessage } from '#shared/behar/dealContract.ts'
import { dealProblem } from '#shared/behar/deals.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { TextLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Ago } from '../../ui/values/Ago.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { LongCode } from '../../ui/values/LongCode.tsx'
import { plainAmount } from '../../ui/values/Money.tsx'
import { Written } from '../../ui/values/Written.tsx'
import { EntryFacts, type Fact } from '../boards/BoardCard.tsx'
import { BoardRows } from '../frame/BeharSkeleton.tsx'
import { PartnerLayout } from '../frame/PartnerLayout.tsx'
import { dealAddress } from '../myDemands/search.ts'
import { printedWeight } from '../printed.ts'
import { DealHead, DealPartner } from './DealHead.tsx'
import { DealSteps } from './DealSteps.tsx'
import { factsOf } from './facts.ts'
import { MessageForm } from './MessageForm.tsx'
import { dealText } from './messages.ts'
import { useDeal, useReadMessages } from './useDeals.ts'

/** One deal with its goods, the contact, the actions of the user, and the messages. */
export function DealView({ id }: { readonly id: number }) {
  const t = useText(dealText)
  const { data, refusal, retry } = useDeal(id)
  useEvery(pollMs, retry)
  useReadMessages(data?.deal.unread ?? 0)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <TextLink
        to="/international-market/behar-market/my-demands"
        search={dealAddress()}
        className="touch self-start"
      >
        {t.all}
      </TextLink>
      {data ? (
        <Shown deal={data.deal} messages={data.messages} />
      ) : refusal ? (
        <PartnerLayout refusal={refusal} onRetry={retry} />
      ) : (
        <BoardRows />
      )}
    </div>
  )
}

/** The polling interval in ms; a new message appears within this time. */
const pollMs = 10_000

function useEvery(ms: number, run: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), ms)
    return () => clearInterval(timer)
  })
}

type ShownProps = { readonly deal: Deal; readonly messages: readonly DealMessage[] }

function Shown({ deal, messages }: ShownProps) {
  return (
    <>
      <About deal={deal} />
      {deal.contact && <ContactCard contact={deal.contact} />}
      <Thread deal={deal} messages={messages} />
    </>
  )
}

function About({ deal }: { readonly deal: Deal }) {
  const t = useText(dealText)
  const { fish_type, supply, demand, reason } = deal
  return (
    <Card as="section" className="flex flex-col gap-3">
      <DealHead deal={deal} title={fish_type.name}>
        <p className="text-dense">
          <DealPartner deal={deal} />
        </p>
        <p className="text-meta text-quiet">
          <Isolate>{supply.number}</Isolate>
          {' · '}
          <Isolate>{demand.number}</Isolate>
        </p>
      </DealHead>
      <EntryFacts facts={useFacts(deal)} />
      {reason && (
        <p className="text-dense">
          <strong className="font-bold">{t.reason}</strong> <Written text={reason} />
        </p>
      )}
      <DealSteps deal={deal} />
    </Card>
  )
}

function useFacts({ supply, demand, quantity, reserved, sold }: Deal): readonly Fact[] {
  const t = useText(dealText)
  const locale = useLocale()
  const parts = [
    reserved > 0 ? t.reserved(printedWeight(reserved, locale)) : '',
    sold > 0 ? t.sold(printedWeight(sold, locale)) : '',
  ].filter((text) => text !== '')
  return [
    {
      term: t.proposed,
      value:
        quantity === null ? (
          <span className="font-normal text-quiet">{t.open_}</span>
        ) : (
          <Kilograms kilograms={quantity} />
        ),
      note: parts.map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      )),
    },
    {
      term: t.price,
      value: <Isolate>{plainAmount(supply.price)}</Isolate>,
      note: demand.target_price !== null && t.target(plainAmount(demand.target_price)),
    },
    {
      term: t.left,
      value: <Kilograms kilograms={supply.status === 'available' ? supply.quantity : 0} />,
      note: t.needed(printedWeight(demand.status === 'fulfilled' ? 0 : demand.quantity, locale)),
    },
  ]
}

/** The contact data of the other side, shown once both sides have agreed. */
function ContactCard({ contact: { name, mobile, email } }: { readonly contact: Contact }) {
  const t = useText(dealText)
  const link =
    'inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-4 text-dense font-bold text-primary hover:bg-tint'
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h3 className="text-h3">{t.contact}</h3>
      <p className="text-dense">
        <Name>{name}</Name>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${mobile}`} className={link}>
          <Phone aria-hidden size={18} />
          <Isolate>{printMobile(mobile)}</Isolate>
        </a>
        {email && (
          <a href={`mailto:${email}`} className={classes(link, 'min-w-0 break-all')}>
            <Mail aria-hidden size={18} className="shrink-0" />
            <LongCode>{email}</LongCode>
          </a>
        )}
      </div>
    </Card>
  )
}

/** The note of the interest and the messages, and the form for a new one while the deal is live. */
function Thread({ deal, messages }: ShownProps) {
  const t = useText(dealText)
  const { id, note, sent, created_at } = deal
  const lines = [...(note ? [{ id: 0, mine: sent, text: note, at: created_at }] : []), ...messages]
  return (
    <section aria-labelledby="deal-messages" className="flex flex-col gap-3">
      <h3 id="deal-messages" className="text-h3">
        {t.messages}
      </h3>
      {lines.length === 0 && <p className="text-dense text-quiet">{t.noMessages}</p>}
      <ol aria-live="polite" className="flex flex-col gap-2">
        {lines.map((line) => (
          <li
            key={line.id}
            className={classes(
              'max-w-[85%] rounded-card p-3 text-dense',
              line.mine ? 'self-end bg-tint' : 'self-start bg-card shadow-card',
            )}
          >
            <Written text={line.text} />
            <span className="block text-meta text-quiet">
              {line.mine ? t.you : <Name>{deal.other}</Name>}
              {' · '}
              <Ago at={line.at} />
            </span>
          </li>
        ))}
      </ol>
      {!dealProblem('message', factsOf(deal)) && <MessageForm id={id} />}
    </section>
  )
}
