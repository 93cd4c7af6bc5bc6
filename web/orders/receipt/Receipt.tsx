import { ArrowRight, Printer } from 'lucide-react'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { detailsText } from '../details/messages.ts'
import { OrderSkeleton } from '../details/OrderSkeleton.tsx'
import { type OrderSide, orderPaths, useBothLanguages } from '../orderQueries.ts'
import { receiptText } from './messages.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

/** The receipt of an order in both languages, to print or to save as a PDF. */
export function Receipt({
  id,
  side,
  logo,
}: {
  readonly id: number
  readonly side: OrderSide
  /** The market's logo for a light ground, from its main data. */
  readonly logo: string | undefined
}) {
  const t = useText(receiptText)
  const details = useText(detailsText)
  const { order, error, refetch } = useBothLanguages(id)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink
          to={orderPaths[side].one}
          params={{ orderId: String(id) }}
          kind="text"
          icon={ArrowRight}
          className="-ms-4 ltr:[&_svg]:-scale-x-100"
        >
          {t.back}
        </ButtonLink>
        {order && (
          <Button icon={Printer} onClick={() => window.print()}>
            {t.print}
          </Button>
        )}
      </div>
      {order && <ReceiptSheet order={order} logo={logo} />}
      {!order && !error && <OrderSkeleton />}
      {!order && error && (
        <Card>
          <ErrorState
            title={error instanceof Refusal && error.status === 404 ? details.missing : details.failed}
            refusal={error instanceof Refusal ? error : null}
            onRetry={refetch}
            headingLevel={1}
          />
        </Card>
      )}
    </>
  )
}
