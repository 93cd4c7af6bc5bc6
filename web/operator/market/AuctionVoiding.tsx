import { ExternalLink } from 'lucide-react'
import type { AuctionBehind, ListedAuction } from '#shared/operator/orders.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Name } from '../../ui/values/Isolate.tsx'
import { operatorLink } from '../frame/places.ts'
import { useStaffMay } from '../frame/staffMay.ts'
import { DecisionForm } from '../money/DecisionForm.tsx'
import { decisionText } from '../money/messages.ts'
import { Moment } from '../table/Moment.tsx'
import { marketText } from './messages.ts'

type AuctionVoidingProps = {
  readonly row: ListedAuction
  readonly voided: AuctionBehind['voided']
}

/**
 * The form that voids an auction, with the consequences listed first. Afterwards, shows who voided the auction, when and
 * why.
 */
export function AuctionVoiding({ row, voided }: AuctionVoidingProps) {
  const t = useText(marketText)
  const over = row.status === 'ordered' || row.status === 'unsold' || row.status === 'void'
  return (
    <section className="flex min-w-0 flex-col gap-4">
      {!over && <Decision row={row} />}
      {row.status === 'void' && <Voided voided={voided} />}
      {over && row.status !== 'void' && <p className="text-dense text-quiet">{t.over}</p>}
      <div className="flex flex-wrap gap-3">
        {!row.hidden && (
          <ButtonLink
            kind="outlined"
            icon={ExternalLink}
            to="/auctions/$auctionId"
            params={{ auctionId: String(row.id) }}
          >
            {t.page}
          </ButtonLink>
        )}
        <ButtonLink kind="outlined" {...operatorLink({ to: 'orders', search: { person: row.seller.id } })}>
          {t.orders}
        </ButtonLink>
      </div>
    </section>
  )
}

function Decision({ row: { id, own, status, bids_count } }: Pick<AuctionVoidingProps, 'row'>) {
  const [t, common] = [useText(marketText), useText(decisionText)]
  const locale = useLocale()
  const may = useStaffMay('editor')
  return (
    <>
      <div className="rounded-card bg-sand p-4 text-dense text-on-sand">
        <h3 className="font-bold">{t.voidTitle}</h3>
        <ul className="list-disc ps-5">
          <li>{t.voidTold}</li>
          <li>{t.voidMoney}</li>
          {status === 'awarded' && <li>{t.voidAward}</li>}
          {status !== 'awarded' && bids_count > 0 && <li>{t.voidBids}</li>}
          <li>{t.voidForGood}</li>
        </ul>
      </div>
      <DecisionForm
        id={id}
        refusedBecause={own ? common.own : may ? null : common.editorOnly}
        refuse={{
          label: t.voidIt,
          done: t.wasVoided,
          work: ({ note }) =>
            api('POST operator/auctions/{id}/void', { params: { id }, body: { note } }, { locale }),
        }}
      />
    </>
  )
}

function Voided({ voided }: Pick<AuctionVoidingProps, 'voided'>) {
  const t = useText(marketText)
  return (
    <div className="rounded-card bg-coral-tint p-4 text-dense">
      <h3 className="font-bold text-coral">{t.isVoid}</h3>
      {voided?.note && <Name className="block w-fit wrap-anywhere">{voided.note}</Name>}
      <p className="text-meta">{t.voidedMoney}</p>
      {voided && (
        <p className="text-meta text-quiet">
          {voided.by && t.voidedBy(voided.by.name)} <Moment at={voided.at} />
        </p>
      )}
    </div>
  )
}
