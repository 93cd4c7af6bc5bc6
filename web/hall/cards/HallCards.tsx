import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { HallCard } from '#shared/hall/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { hallCardsText } from './messages.ts'

/** The reader's cards in auction halls, each with the consent to charge the wallet. Renders nothing without a card. */
export function HallCards() {
  const t = useText(hallCardsText)
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['hall', 'cards', locale],
    queryFn: ({ signal }) => api('GET profile/hall-cards', {}, { locale, signal }),
  })
  if (!data || data.cards.length === 0) return null
  return (
    <Card as="section" padding="details" aria-labelledby="hall-cards">
      <h2 id="hall-cards" className="text-h2">
        {t.cards}
      </h2>
      <p className="mb-3 text-quiet">{t.cardsBody}</p>
      <ul className="flex flex-col gap-2">
        {data.cards.map((card) => (
          <CardRow key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  )
}

function CardRow({ card: { id, hall, number, wallet } }: { readonly card: HallCard }) {
  const t = useText(hallCardsText)
  const client = useQueryClient()
  const call = useCall('POST profile/hall-cards/{id}', {
    done: ({ wallet: allowed }) => (allowed ? t.allowed : t.forbidden),
    toastRefusals: true,
    onDone: () => client.invalidateQueries({ queryKey: ['hall', 'cards'] }),
  })
  const sent = call.pending?.body?.wallet
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-2">
      <span>
        <Name className="font-bold">{hall.name}</Name>{' '}
        <Isolate className="text-quiet">{String(number)}</Isolate>
      </span>
      <Checkbox
        label={t.allowWallet(hall.name)}
        checked={typeof sent === 'boolean' ? sent : wallet}
        onChange={(allowed) => void call.send({ params: { id }, body: { wallet: allowed } })}
      />
    </li>
  )
}
