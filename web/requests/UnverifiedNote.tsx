import { useNavigate } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { paths } from '#shared/base/paths.ts'
import { useText } from '../base/text.ts'
import { Button } from '../base/ui/Button.tsx'
import { askText } from './askMessages.ts'

/** Before the code of a mobile is entered nothing is sent; what is typed waits on this device (contract 2, register). */
export function UnverifiedNote() {
  const t = useText(askText)
  const navigate = useNavigate()
  const here = () => window.location.pathname + window.location.search
  return (
    <section
      aria-labelledby="unverified"
      className="flex items-start gap-3 rounded-card bg-sand p-4 text-on-sand"
    >
      <ShieldAlert aria-hidden size={24} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h2 id="unverified" className="text-h3">
          {t.unverified}
        </h2>
        <p className="text-dense">{t.unverifiedBody}</p>
        <Button
          kind="outlined"
          className="mt-3"
          onClick={() => void navigate({ href: paths.verifyMobile(here()) })}
        >
          {t.verify}
        </Button>
      </div>
    </section>
  )
}
