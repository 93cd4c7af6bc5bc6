import type { Site } from '#shared/operator/site.ts'
import type { SocialName } from '#shared/operator/siteLinks.ts'

type Texts = Pick<Site, 'name' | 'about' | 'address' | 'copyright' | 'email' | 'mobile'>

/** A typed line of the ticker; `key` does not change while the line moves. */
export type TypedLine = {
  readonly key: string
  /** The id of the line; null for a new line. */
  readonly id: number | null
  readonly text: { readonly ar: string; readonly en: string }
  readonly url: string
  readonly hidden: boolean
}

export type SiteTyped = Texts &
  Readonly<Record<SocialName, string>> & { readonly ticker: readonly TypedLine[] }

/** The stored record as the initial values of the form. */
export function typedSite(site: Site): SiteTyped {
  const { name, about, address, copyright, email, mobile, facebook, twitter, instagram, youtube } = site
  return {
    name,
    about,
    address,
    copyright,
    email,
    mobile,
    facebook: facebook ?? '',
    twitter: twitter ?? '',
    instagram: instagram ?? '',
    youtube: youtube ?? '',
    ticker: site.ticker.map(({ id, text, url, hidden }) => ({
      key: String(id),
      id,
      text,
      hidden,
      url: url ?? '',
    })),
  }
}
