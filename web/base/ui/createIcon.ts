import { createElement, type SVGProps } from 'react'

type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number }

/**
 * Stands in the built site for the icon library's own function of this place (scripts/lightIcons.ts): the icons are the
 * library's, without the machinery for options that nobody here uses, and without class names in every drawn page.
 */
export function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...drawing,
    )
  }
}
