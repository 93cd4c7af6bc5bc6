import { Gavel, Scale, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { authText } from '../messages.ts'
import { AuthScene } from './AuthScene.tsx'

type FrameProps = { readonly title: string; readonly sub: ReactNode; readonly children: ReactNode }

/** A page with one card: below the scene on phones, next to the scene on wide screens. */
export function AuthFrame({ title, sub, children }: FrameProps) {
  return (
    <SceneLayout band>
      <div className="relative -mt-7 flex justify-center px-4 pb-10 md:-mt-10 lg:mt-0 lg:items-center lg:px-10 lg:py-14">
        <Card
          as="section"
          className="w-full max-w-[28rem] self-start px-4 pt-5 pb-5 md:p-6 lg:self-center lg:p-8"
        >
          <h1 className="text-h1">{title}</h1>
          <p className="mb-5 text-quiet">{sub}</p>
          {children}
        </Card>
      </div>
    </SceneLayout>
  )
}

/** A page with a long form; without the scene on phones. */
export function LongAuthFrame({ title, sub, children }: FrameProps) {
  return (
    <SceneLayout>
      <div className="mx-auto w-full max-w-[48rem] px-4 pt-4 pb-10 md:px-8 md:pt-8 lg:px-10 lg:pt-10 lg:pb-14">
        <h1 className="text-h1 max-md:visually-hidden">{title}</h1>
        <p className="mb-3 text-quiet md:mb-5">{sub}</p>
        {children}
      </div>
    </SceneLayout>
  )
}

/** With `band`, the scene is shown above the form on phones. */
function SceneLayout({ band, children }: { readonly band?: boolean; readonly children: ReactNode }) {
  const t = useText(authText)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[30rem_minmax(0,1fr)]">
      <div className={band ? 'h-42 md:h-56 lg:h-auto lg:bg-ink' : 'hidden bg-ink lg:block'}>
        <div className="relative flex h-full flex-col overflow-hidden lg:sticky lg:top-18 lg:h-[calc(100dvh-4.5rem)] lg:min-h-160">
          <AuthScene />
          <p className="relative hidden px-10 pt-10 text-h1 text-balance lg:block">{t.promise}</p>
          <ul className="relative mt-auto hidden flex-col gap-4 px-10 pb-10 text-on-ink lg:flex">
            {promises.map(({ icon: Icon, line }) => (
              <li key={line} className="flex items-start gap-4">
                <Icon aria-hidden size={22} className="mt-1 shrink-0 text-ink-active" />
                {t[line]}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </div>
  )
}

const promises = [
  { icon: Tag, line: 'promisePrice' },
  { icon: Scale, line: 'promiseWeight' },
  { icon: Gavel, line: 'promiseAuction' },
] as const
