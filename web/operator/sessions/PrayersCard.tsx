import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionMarket } from '#shared/auctions/sessions/contract.ts'
import { useCall } from '../../app/calls/useCall.ts'
import { useText } from '../../app/texts/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { SelectField } from '../../ui/form/SelectBox.tsx'
import { sessionsText } from './messages.ts'

/**
 * Sets whether the lots in the sessions of a market close outside of prayer times. A person with several markets
 * chooses one first.
 */
export function PrayersCard({ markets }: { readonly markets: readonly SessionMarket[] }) {
  const t = useText(sessionsText)
  const [chosen, setChosen] = useState(String(markets[0]?.id ?? ''))
  const market = markets.find(({ id }) => String(id) === chosen) ?? markets[0]
  if (!market) return null
  return (
    <Card
      as="section"
      padding="details"
      aria-labelledby="session-prayers"
      className="flex max-w-xl flex-col gap-4"
    >
      <h2 id="session-prayers" className="text-h3">
        {t.prayers}
      </h2>
      <p className="text-dense text-quiet">{t.prayersHint}</p>
      {markets.length > 1 ? (
        <SelectField
          label={t.market}
          options={markets.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(market.id)}
          onChange={setChosen}
        />
      ) : (
        <p className="font-bold">{market.name}</p>
      )}
      <PrayersForm key={market.id} market={market} />
    </Card>
  )
}

function PrayersForm({ market: { id, prayers, located } }: { readonly market: SessionMarket }) {
  const t = useText(sessionsText)
  const client = useQueryClient()
  const [clear, setClear] = useState(prayers.clear)
  const [before, setBefore] = useState(String(prayers.before_min))
  const [after, setAfter] = useState(String(prayers.after_min))
  const saving = useCall('POST auction/session-desk/{id}/prayers', {
    done: t.prayersSaved,
    toastRefusals: true,
    onDone: () => client.invalidateQueries({ queryKey: ['operator', 'sessions'] }),
  })
  const choices = (value: string) =>
    [...new Set([...minutes, value])]
      .toSorted((one, other) => Number(one) - Number(other))
      .map((one) => ({ value: one, label: one }))
  return (
    <>
      {!located && <p className="text-dense text-amber">{t.unknownPlace}</p>}
      <Checkbox label={t.clear} checked={clear} onChange={setClear} />
      {clear && (
        <div className="grid grid-cols-2 items-end gap-3">
          <SelectField label={t.before} options={choices(before)} value={before} onChange={setBefore} />
          <SelectField label={t.after} options={choices(after)} value={after} onChange={setAfter} />
        </div>
      )}
      <Button
        kind="outlined"
        className="self-start"
        busy={saving.busy}
        onClick={() =>
          void saving.send({ params: { id }, body: { clear, before_min: before, after_min: after } })
        }
      >
        {t.save}
      </Button>
    </>
  )
}

const minutes = ['0', '5', '10', '15', '20', '30', '45', '60']
