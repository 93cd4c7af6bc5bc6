import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import type { HallDue } from '#shared/hall/contract.ts'
import { api } from '../../app/calls/api.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Loaded } from '../../ui/states/Loaded.tsx'
import { PlatesSkeleton } from '../../ui/states/Skeleton.tsx'
import { Isolate, Name } from '../../ui/values/Isolate.tsx'
import { Money } from '../../ui/values/Money.tsx'
import type { Desk } from '../desk.ts'
import { hallText } from '../messages.ts'
import type { Printed } from '../Slips.tsx'
import { payoutRefusal } from './payoutRefusal.ts'

/** Lists the sellers without an account to whom the hall still owes money. A payment in cash is confirmed and gets a slip. */
export function Dues({
  desk: { hall },
  onPaid,
}: {
  readonly desk: Desk
  readonly onPaid: (slip: Printed) => void
}) {
  const t = useText(hallText)
  const locale = useLocale()
  const client = useQueryClient()
  const result = useQuery({
    queryKey: ['hall', 'dues', hall.id, locale],
    queryFn: ({ signal }) => api('GET halls/{id}/dues', { params: { id: hall.id } }, { locale, signal }),
    refetchInterval: 30_000,
  })
  const reload = () => client.invalidateQueries({ queryKey: ['hall'] })
  const call = useCall('POST halls/{id}/payouts', {
    done: t.paid,
    onRefused: (refusal) => {
      showToast('wrong', payoutRefusal(refusal, locale))
      return reload()
    },
    onDone: ({ person, amount, sales, paid_at }) => {
      onPaid({
        kind: 'payment',
        hall: hall.name,
        seller: person.name,
        number: person.number,
        amount,
        sales,
        at: paid_at,
      })
      return reload()
    },
  })
  const pay = async ({ person, amount }: HallDue) => {
    const money = printMoney(halalasOf(amount), locale)
    const question = {
      title: t.payQuestion(money, person.name || String(person.number)),
      body: t.payBody,
      accept: t.payYes,
      refuse: t.notYet,
    }
    if (await ask(question))
      await call.send({ params: { id: hall.id }, body: { person_id: person.id, amount } })
  }
  return (
    <Loaded result={result} title={t.duesFailed} loading={<PlatesSkeleton />}>
      {({ dues }) =>
        dues.length === 0 ? (
          <Empty title={t.noDues} body={t.noDuesBody} />
        ) : (
          <ul className="grid gap-3 lg:grid-cols-2 lg:gap-5 xl:grid-cols-3">
            {dues.map((due) => (
              <Card as="li" key={due.person.id} className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0">
                  <span className="block font-bold">
                    <Name>{due.person.name || String(due.person.number)}</Name>
                  </span>
                  <span className="text-meta text-quiet">
                    <Isolate>{String(due.person.number)}</Isolate> · {t.salesOf(due.sales)}
                  </span>
                </p>
                <Money riyals={due.amount} size="card" />
                <Button icon={Banknote} size="main" wide busy={call.busy} onClick={() => void pay(due)}>
                  {t.pay}
                </Button>
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
