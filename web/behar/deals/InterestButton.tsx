import { Handshake } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useAddRefusal } from '../integration/useIntegration.ts'
import { dealAddress } from '../myDemands/search.ts'
import { dealText } from './messages.ts'
import { openInterest, type WantedInterest } from './openInterest.ts'
import { useLiveDeals } from './useDeals.ts'

/** Sends an interest in a match; when the two entries have a live deal, links to it. */
export function InterestButton({ pair, number, most }: WantedInterest) {
  const t = useText(dealText)
  const refusedBecause = useAddRefusal()
  const live = useLiveDeals().data?.data.find(
    ({ supply, demand }) => supply.id === pair.supply_id && demand.id === pair.demand_id,
  )
  if (live)
    return (
      <ButtonLink
        to="/international-market/behar-market/my-demands"
        search={dealAddress(live.id)}
        kind="outlined"
        icon={Handshake}
        wide
        aria-label={t.named(t.open, number)}
      >
        {t.open}
      </ButtonLink>
    )
  return (
    <Button
      kind="outlined"
      icon={Handshake}
      wide
      refusedBecause={refusedBecause}
      aria-label={t.named(t.send, number)}
      onClick={() => openInterest({ pair, number, most })}
    >
      {t.send}
    </Button>
  )
}
