import type { Info } from '#shared/home/contract.ts'
import { useHydrated } from '../app/state/useHydrated.ts'
import { useText } from '../app/texts/text.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { footerText } from './messages.ts'

const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const

/** The social networks for which the site's record has an address. */
export function SocialLinks({ info }: { readonly info: Info }) {
  const t = useText(footerText)
  // The icons are at the foot of every page, so they are left out of the server's HTML.
  const hydrated = useHydrated()
  const present = networks.flatMap((network) => {
    const address = info[network]
    return address ? [{ network, address }] : []
  })
  if (present.length === 0) return null
  return (
    <ul className="mt-2 -ms-3 flex">
      {present.map(({ network, address }) => (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-ink-field hover:text-on-ink"
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="fill-current">
              {hydrated && <path d={icons[network]} fillRule="evenodd" />}
            </svg>
            <VisuallyHidden>{t[network]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

const icons = {
  facebook:
    'M13.500 21v-7.500h2.600l.5-3.200h-3.100V8.300c0-.9.4-1.700 1.800-1.700h1.400V3.900S15.500 3.700 14.300 3.700c-2.500 0-4.100 1.500-4.100 4.200v2.400H7.500v3.200h2.700V21Z',
  twitter:
    'M17.200 3.500h3l-6.500 7.400 7.600 10.100h-6l-4.700-6.100L5.300 21h-3l7-8L2 3.500h6.100l4.200 5.600Zm-1 15.700h1.600L7.300 5.200H5.500Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Zm0 2a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm4.700-3.300a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200Z',
  youtube:
    'M12 5c3.600 0 6.400.2 7.600.5 1 .3 1.700 1 1.900 2 .3 1.300.5 2.700.5 4.500s-.2 3.200-.5 4.500c-.2 1-.9 1.700-1.900 2-1.200.3-4 .5-7.600.5s-6.400-.2-7.600-.5c-1-.3-1.700-1-1.900-2C2.200 15.200 2 13.800 2 12s.2-3.200.5-4.500c.2-1 .9-1.700 1.900-2C5.600 5.200 8.400 5 12 5Zm-2 4v6l5.200-3Z',
} as const
