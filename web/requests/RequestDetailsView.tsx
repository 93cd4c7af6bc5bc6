import { LaterStyles } from '../base/LaterStyles.tsx'
import { PageFailed } from '../base/PageFailed.tsx'
import { useText } from '../base/text.ts'
import { Breadcrumbs } from '../base/ui/Breadcrumbs.tsx'
import { requestText } from './detailsMessages.ts'
import type { RequestData } from './loadRequest.ts'
import { OfferPart } from './OfferPart.tsx'
import { RequestView } from './RequestView.tsx'
import { requestTitles } from './requestTitles.ts'
import { useLiveRequest } from './useLiveRequest.ts'

/** One request as everybody sees it, and what its reader can do with it; or what happened instead. */
export function RequestDetailsView({ data }: { readonly data: RequestData }) {
  const t = useText(requestText)
  if (data.refusal) return <PageFailed title={t.failed} refusal={data.refusal} />
  // What was typed for one request is nothing of another.
  return <RequestDetailsLive key={data.request.id} {...data} />
}

function RequestDetailsLive(drawn: Extract<RequestData, { refusal: null }>) {
  const t = useText(requestText)
  const titles = useText(requestTitles)
  const live = useLiveRequest(drawn)
  return (
    <div className="content pt-3 pb-10 md:pt-4 md:pb-14">
      <LaterStyles />
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
