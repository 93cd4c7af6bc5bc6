import { hostOf } from '../base/text/links.ts'

/** The allowed hosts of the market's social pages in the footer. */
export const socialHosts = {
  facebook: ['facebook.com', 'fb.com'],
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const
export type SocialName = keyof typeof socialHosts
export const socialNames = Object.keys(socialHosts) as SocialName[]

/** Whether an address is `https` and is on the host of the social network or on a subdomain such as `www.x.com`. */
export function isSocialLink(typed: string, name: SocialName): boolean {
  const host = hostOf(typed)
  return host !== undefined && socialHosts[name].some((own) => host === own || host.endsWith(`.${own}`))
}
