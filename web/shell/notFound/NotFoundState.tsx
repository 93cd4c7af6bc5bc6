import { useText } from '../../app/texts/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { shellText } from '../messages.ts'
import { notFoundText } from './messages.ts'

/** Shown for an unknown address, with links to the market and the home page. */
export function NotFoundState() {
  const t = useText(notFoundText)
  const title = useText(shellText).notFound
  return (
    <div className="content py-10">
      <Empty
        scene="not-found"
        title={title}
        body={t.body}
        headingLevel={1}
        actions={
          <>
            <ButtonLink to="/local-market">{t.toMarket}</ButtonLink>
            <ButtonLink to="/home" kind="outlined">
              {t.toHome}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
