import { useText } from '../base/text.ts'
import { ButtonLink } from '../base/ui/Button.tsx'
import { Card } from '../base/ui/Card.tsx'
import { Empty } from '../base/ui/Empty.tsx'
import { Scene } from '../base/ui/Scene.tsx'
import { askText } from './askMessages.ts'

/** Somebody else's request, or none at all: the same face for both. */
export function NoSuchRequest() {
  const t = useText(askText)
  return (
    <Card>
      <Empty
        picture={<Scene kind="ice" />}
        title={t.goneTitle}
        headingLevel={1}
        actions={
          <>
            <ButtonLink to="/profile/my-requests">{t.myRequests}</ButtonLink>
            <ButtonLink to="/profile/add-request" kind="outlined">
              {t.askNew}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
