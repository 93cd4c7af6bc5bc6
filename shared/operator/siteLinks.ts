/** The allowed hosts of the market's social pages in the footer. */
export const socialHosts = {
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const
export type SocialName = keyof typeof socialHosts
export const socialNames = Object.keys(socialHosts) as SocialName[]

/** Whether an address is `https` and on the network's host or a subdomain such as `www.x.com`. */
export function isSocialLink(typed: string, name: SocialName): boolean {
  const host = hostOf(typed)
  return host !== undefined && socialHosts[name].some((own) => host === own || host.endsWith(`.${own}`))
}

/** Whether a ticker link is allowed: a page of the site or an `https` address, never a script. */
export function isTickerLink(typed: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(typed) || hostOf(typed) !== undefined
}

/** The host of an `https` address; undefined with a user name, a password or a port. */
function hostOf(typed: string): string | undefined {
  return /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/?#][^\s\\]*)?$/i.exec(typed)?.[1]?.toLowerCase()
}
