import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { paths } from '#shared/base/paths.ts'
import { type FirstStep, firstSteps } from '#shared/operator/firstSteps.ts'
import type { Overview } from '#shared/operator/overview.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/values/Badge.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { operatorLink } from '../frame/places.ts'
import { firstStepsText } from './messages.ts'

/** The first steps of a new market, each with a link. They are shown until all are done. */
export function OverviewFirstSteps({ steps }: { readonly steps: NonNullable<Overview['first_steps']> }) {
  const t = useText(firstStepsText)
  return (
    <Card as="section" padding="details">
      <h2 className="text-h3 font-bold">{t.title}</h2>
      <p className="mb-3 text-dense text-quiet">{t.body}</p>
      <ol className="grid gap-x-6 md:grid-cols-2 2xl:grid-cols-3">
        {firstSteps.map((step, index) => (
          <li key={step} className="border-t border-hairline">
            <Step step={step} number={index + 1} done={steps[step]} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/**
 * The page of the back office for each step, except for the administrator's name, which the account page
 * asks for.
 */
const places = {
  security: 'security',
  services: 'settings',
  site: 'site',
  lists: 'lists',
  team: 'invitations',
  news: 'news',
  sellers: 'upgrades',
  goods: 'products',
} as const satisfies Readonly<Record<Exclude<FirstStep, 'name'>, string>>

function Step({
  step,
  number,
  done,
}: {
  readonly step: FirstStep
  readonly number: number
  readonly done: boolean
}) {
  const t = useText(firstStepsText)
  return (
    <Link
      {...(step === 'name'
        ? { to: '/profile/account/edit', search: { redirect: paths.operator() } }
        : operatorLink({ to: places[step] }))}
      className="flex min-h-18 items-center gap-3 rounded-control py-3 transition-colors hover:bg-tint"
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-8 shrink-0 place-items-center rounded-full text-dense font-bold',
          done ? 'bg-palm-tint text-palm' : 'bg-tint text-primary',
        )}
      >
        {done ? <Check size={18} /> : <Isolate>{number}</Isolate>}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-bold">{t[step]}</span>
        <span className="block text-meta text-quiet">{t[`${step}Body`]}</span>
      </span>
      {done && <Badge tone="palm">{t.done}</Badge>}
    </Link>
  )
}
