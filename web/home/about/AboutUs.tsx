import { Anchor, Gavel, type LucideIcon, MapPinCheck, Scale, ShoppingBasket, Store, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { grouped } from '#shared/base/text/digits.ts'
import type { Settled } from '../../app/calls/api.ts'
import { PageFailed } from '../../app/PageFailed.tsx'
import { baseText } from '../../app/texts/messages.ts'
import { useText } from '../../app/texts/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { ShareBar } from '../../ui/values/ShareBar.tsx'
import type { AboutData } from './loadAbout.ts'
import { aboutText } from './messages.ts'

/** The about-us page: figures, commitments and pictures (specification, section 2). */
export function AboutUs({ about: { data, refusal } }: { readonly about: Settled<AboutData> }) {
  const t = useText(aboutText)
  if (refusal) return <PageFailed title={t.failed} refusal={refusal} />
  const [cover, ...pictures] = data.gallery
  return (
    <div className="content pb-10 md:pt-4 md:pb-14">
      <Breadcrumbs fromHome crumbs={[{ label: t.title }]} />
      <Opening about={data.about} cover={cover} />
      <Figures data={data} />
      <Insight insight={data.insight} />
      <Section title={t.keep} id="keep">
        <Card
          padding="none"
          className="grid divide-y divide-hairline px-4 md:grid-cols-2 md:gap-x-8 md:divide-y-0 md:p-6"
        >
          {promises.map(({ icon, title, body }) => (
            <Point key={title} icon={icon} title={t[title]} body={t[body]} />
          ))}
        </Card>
      </Section>
      <Section title={t.whom} id="whom">
        <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
          {people.map(({ icon, title, body }) => (
            <li key={title}>
              <Card padding="none" className="h-full px-4 md:py-2">
                <Point icon={icon} title={t[title]} body={t[body]} />
              </Card>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/local-market" size="main" className="max-sm:w-full">
            {t.toMarket}
          </ButtonLink>
          <ButtonLink to="/contact-us" size="main" kind="outlined" className="max-sm:w-full">
            {t.toContact}
          </ButtonLink>
        </div>
      </Section>
      <Gallery pictures={pictures} />
    </div>
  )
}

function Opening({
  about,
  cover,
}: {
  readonly about: string
  readonly cover: AboutData['gallery'][number] | undefined
}) {
  const t = useText(aboutText)
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:mt-4 lg:grid-cols-2">
      {cover && (
        <Picture
          image={cover.image}
          alt={cover.title}
          width={600}
          height={338}
          sizes="(min-width: 64rem) 600px, 100vw"
          priority
          className="-mx-4 aspect-video w-screen max-w-none object-cover md:mx-0 md:w-full md:rounded-card lg:order-last"
        />
      )}
      <div>
        <h1 className="text-h1 text-balance lg:text-hero">{t.headline}</h1>
        <p className="mt-3 max-w-text text-article text-quiet">{about}</p>
      </div>
    </div>
  )
}

function Figures({ data: { markets, kinds, traffic } }: { readonly data: AboutData }) {
  const t = useText(aboutText)
  return (
    <Card padding="none" className="mt-6 overflow-hidden md:mt-10">
      <dl aria-label={t.figures} className="grid grid-cols-2 gap-px bg-hairline lg:grid-cols-4">
        <Figure label={t.markets(markets)}>
          <Isolate>{grouped(markets)}</Isolate>
        </Figure>
        <Figure label={t.kinds(kinds)}>
          <Isolate>{grouped(kinds)}</Isolate>
        </Figure>
        <Figure label={t.offered}>
          <Kilograms kilograms={traffic.quantity_available} className="[&>span]:text-meta" />
        </Figure>
        <Figure label={t.sold(traffic.period.from)}>
          <Kilograms kilograms={traffic.quantity_sold} className="[&>span]:text-meta" />
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end bg-card p-4 md:p-6">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-price">{children}</dd>
    </div>
  )
}

/** Completed trade of the last 30 days; hidden while too few sellers traded. */
function Insight({ insight: { trade, fish } }: { readonly insight: AboutData['insight'] }) {
  const t = useText(aboutText)
  const base = useText(baseText)
  if (!trade) return null
  const largest = Math.max(...fish.map(({ quantity }) => quantity))
  return (
    <Section title={t.insight} id="insight">
      <Card padding="details">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
          <TradeFigure label={t.soldOrders}>
            <Isolate>{grouped(trade.orders)}</Isolate>
          </TradeFigure>
          <TradeFigure label={t.soldQuantity}>
            <Kilograms kilograms={trade.quantity} className="[&>span]:text-meta" />
          </TradeFigure>
          <TradeFigure label={t.buyers}>
            <Isolate>{grouped(trade.buyers)}</Isolate>
          </TradeFigure>
          <TradeFigure label={t.sellers}>
            <Isolate>{grouped(trade.sellers)}</Isolate>
          </TradeFigure>
        </dl>
        {fish.length > 0 && (
          <ul aria-label={t.mostSold} className="mt-5 flex flex-col gap-3 border-t border-hairline pt-5">
            {fish.map(({ id, name, origin, quantity, average_price }) => (
              <li key={`${id} ${origin}`} className="text-dense">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span>
                    <b>{name}</b> <span className="text-meta text-quiet">{base[origin]}</span>
                  </span>
                  <span className="flex gap-4">
                    <Kilograms kilograms={quantity} />
                    <Money riyals={average_price} perKilogram />
                  </span>
                </span>
                <ShareBar share={quantity / largest} className="mt-1" />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-4 text-meta text-quiet">{t.insightBasis}</p>
      </Card>
    </Section>
  )
}

function TradeFigure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-h3 font-bold">{children}</dd>
    </div>
  )
}

function Section({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="mt-10 md:mt-14">
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}

const promises = [
  { icon: Tag, title: 'price', body: 'priceBody' },
  { icon: MapPinCheck, title: 'origin', body: 'originBody' },
  { icon: Scale, title: 'quantity', body: 'quantityBody' },
  { icon: Gavel, title: 'auctions', body: 'auctionsBody' },
] as const

const people = [
  { icon: Anchor, title: 'fisherman', body: 'fishermanBody' },
  { icon: ShoppingBasket, title: 'buyer', body: 'buyerBody' },
  { icon: Store, title: 'trader', body: 'traderBody' },
] as const

function Point({
  icon: Icon,
  title,
  body,
}: {
  readonly icon: LucideIcon
  readonly title: string
  readonly body: string
}) {
  return (
    <div className="flex items-start gap-4 py-4 md:py-2">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-tint text-primary">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <p className="text-dense text-quiet">{body}</p>
      </div>
    </div>
  )
}

function Gallery({ pictures }: { readonly pictures: AboutData['gallery'] }) {
  const t = useText(aboutText)
  if (pictures.length === 0) return null
  return (
    <Section id="gallery" title={t.gallery}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
        {pictures.map(({ id, image, title }) => (
          <li key={id} className="min-w-0 max-md:last:odd:col-span-2">
            <figure>
              <Picture
                image={image}
                alt=""
                width={392}
                height={221}
                sizes="(min-width: 48rem) 392px, 50vw"
                className="aspect-video w-full rounded-card object-cover"
              />
              <figcaption dir="auto" className="mt-2 text-meta text-quiet">
                {title}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
