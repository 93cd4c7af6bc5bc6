import { PageFailed } from '../../app/PageFailed.tsx'
import { useText } from '../../app/texts/text.ts'
import { requestTitles } from '../../app/titles.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { OfferPart } from '../offering/OfferPart.tsx'
import type { RequestData } from './loadRequest.ts'
import { requestText } from './messages.ts'
import { RequestView } from './RequestView.tsx'
import { useLiveRequest } from './useLiveRequest.ts'

/** The public page of one request with the user's actions; if the request did not load, the error. */
export function RequestDetailsView({ data }: { readonly data: RequestData }) {
  const t = useText(requestText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  // The key resets the state, so that the form of one request is not used for the next.
  return <RequestDetailsLive key={data.request.id} {...data} />
}

function RequestDetailsLive(drawn: Extract<RequestData, { refusal: null }>) {
  const t = useText(requestText)
  const titles = useText(requestTitles)
  const live = useLiveRequest(drawn)
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <div className="mb-3 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: t.home, link: { to: '/home' } },
            { label: titles.open, link: { to: '/requests' } },
            { label: live.request.title },
          ]}
        />
      </div>
      <RequestView request={live.request}>
        <OfferPart {...live} />
      </RequestView>
    </div>
  )
}
