import { useRouter } from '@tanstack/react-router'
import type { Profile } from '#shared/auth/profile.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useText } from '../../app/texts/text.ts'
import { checkoutTitles } from '../../app/titles.ts'
import { auctionsText } from '../../auctions/messages.ts'
import { useSession } from '../../auth/session.ts'
import { useSignInRedirect } from '../../auth/useSignInRedirect.ts'
import { productLink } from '../../products/card.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { CheckoutSkeleton } from '../checkout/CheckoutSkeleton.tsx'
import { ordersText } from '../messages.ts'
import { Placed } from '../placed/Placed.tsx'
import type { Block, ConfirmationData, PageSource, SourceFacts } from './loadConfirmation.ts'
import { blockText, confirmationText } from './messages.ts'
import { SourceCheckout } from './SourceCheckout.tsx'

type ConfirmationProps = { readonly source: PageSource; readonly data: ConfirmationData }

/**
 * The page that orders one product, lot or accepted offer. It shows the form, the orders that were placed, or the reason
 * why nothing can be ordered (specification, section 2, productConfirmation, auctionConfirmation; contract, Requests and
 * offers).
 */
export function Confirmation({ source, data }: ConfirmationProps) {
  const t = useText(checkoutTitles)
  const { profile, state } = useSession()
  useSignInRedirect(state === 'out')
  if (!profile) return <CheckoutSkeleton />
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      {data.placed ? (
        <Placed placed={data.placed} />
      ) : (
        <>
          <Crumbs source={source} facts={data.form?.facts ?? null} />
          <h1 className="mt-3 text-h1 max-md:visually-hidden">
            {source.kind === 'lot' ? t.lot : t.confirmation}
          </h1>
          <Content source={source} data={data} profile={profile} />
        </>
      )}
    </div>
  )
}

type CrumbsProps = { readonly source: PageSource; readonly facts: SourceFacts | null }

function Crumbs({ source, facts }: CrumbsProps) {
  const titles = useText(checkoutTitles)
  const t = useText(confirmationText)
  const auctions = useText(auctionsText)
  const orders = useText(ordersText)
  if (source.kind === 'product') {
    const name = facts?.kind === 'product' ? facts.product.name : t.goods
    const link = productLink(source.id, source.shelf)
    return <Breadcrumbs crumbs={[{ label: name, link }, { label: titles.confirmation }]} />
  }
  if (source.kind === 'lot') {
    const link = { to: '/auctions/$auctionId', params: { auctionId: String(source.id) } } as const
    return (
      <Breadcrumbs
        crumbs={[
          { label: auctions.title, link: { to: '/auctions' } },
          ...(facts?.kind === 'lot' ? [{ label: facts.product.name, link }] : []),
          { label: titles.lot },
        ]}
      />
    )
  }
  const link = { to: '/profile/my-requests/$requestId', params: { requestId: String(source.id) } } as const
  return (
    <Breadcrumbs
      crumbs={[
        { label: orders.account, link: { to: '/profile/account' } },
        { label: t.myRequests, link: { to: '/profile/my-requests' } },
        ...(facts?.kind === 'offer' ? [{ label: facts.request.number, link }] : []),
        { label: titles.confirmation },
      ]}
    />
  )
}

type ContentProps = {
  readonly source: PageSource
  readonly data: Extract<ConfirmationData, { placed: null }>
  readonly profile: Profile
}

function Content({ source, data: { form, block }, profile }: ContentProps) {
  const t = useText(confirmationText)
  const router = useRouter()
  if (block) return <NothingToOrder source={source} block={block} />
  if (form.refusal)
    return <ErrorState title={t.failed} refusal={form.refusal} onRetry={() => void router.invalidate()} />
  return <SourceCheckout source={source} facts={form.facts} cities={form.cities} profile={profile} />
}

type NothingToOrderProps = { readonly source: PageSource; readonly block: Block }

/** The reason why the reader cannot order the source, with links to what the reader can do. */
function NothingToOrder({ source, block }: NothingToOrderProps) {
  const t = useText(blockText)
  const scene = source.kind === 'product' ? 'ice' : 'order' in block ? 'sent' : 'closed'
  return (
    <Empty
      scene={scene}
      title={t[block.why]}
      body={useBody(block)}
      actions={<Links source={source} block={block} />}
    />
  )
}

function useBody(block: Block): string {
  const t = useText(blockText)
  if ('order' in block) return t[`${block.why}Body`](isolated(block.order.number))
  return 'message' in block ? block.message : t[`${block.why}Body`]
}

function Links({ source, block }: NothingToOrderProps) {
  const t = useText(blockText)
  if ('order' in block) {
    const { id, number } = block.order
    return (
      <ButtonLink to="/profile/purchase-orders/$orderId" params={{ orderId: String(id) }}>
        {t.showOrder(isolated(number))}
      </ButtonLink>
    )
  }
  if (source.kind === 'product')
    return <ButtonLink {...productLink(source.id, source.shelf)}>{t.backToProduct}</ButtonLink>
  return source.kind === 'lot' ? (
    <LotLinks auctionId={source.id} own={block.why === 'lotOwn'} />
  ) : (
    <RequestLinks requestId={source.id} why={block.why} />
  )
}

function LotLinks({ auctionId, own }: { readonly auctionId: number; readonly own: boolean }) {
  const t = useText(blockText)
  const params = { auctionId: String(auctionId) }
  if (own) {
    return (
      <ButtonLink to="/profile/my-auctions/$auctionId" params={params}>
        {t.toOwn}
      </ButtonLink>
    )
  }
  return (
    <>
      <ButtonLink to="/auctions/$auctionId" params={params}>
        {t.toAuction}
      </ButtonLink>
      <ButtonLink kind="text" to="/auctions">
        {t.openLots}
      </ButtonLink>
    </>
  )
}

function RequestLinks({ requestId, why }: { readonly requestId: number; readonly why: Block['why'] }) {
  const t = useText(blockText)
  const params = { requestId: String(requestId) }
  if (why === 'requestForeign') {
    return (
      <>
        <ButtonLink to="/requests/$requestId" params={params}>
          {t.toRequest}
        </ButtonLink>
        <ButtonLink kind="text" to="/requests">
          {t.openRequests}
        </ButtonLink>
      </>
    )
  }
  const open = why === 'requestOpen'
  return (
    <>
      <ButtonLink kind={open ? 'filled' : 'text'} to="/profile/my-requests/$requestId" params={params}>
        {t.toRequest}
      </ButtonLink>
      {!open && (
        <ButtonLink to="/profile/add-request" search={{ copyOf: requestId }}>
          {t.askAgain}
        </ButtonLink>
      )}
    </>
  )
}
