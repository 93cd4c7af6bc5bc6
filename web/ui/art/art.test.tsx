import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type EmptyKind, EmptyScene } from './EmptyScene.tsx'
import { HeroScene } from './HeroScene.tsx'
import { HeroAbove, HeroBelow } from './HeroScenery.tsx'
import { Logo } from './Logo.tsx'

const fish = ['kanad', 'hamour', 'najil', 'zubaidi', 'sheri', 'safi', 'arabi', 'hamra'].map((name, id) => ({
  id,
  name,
  image: `/uploads/species/${name}-640.webp`,
}))
const kinds: readonly EmptyKind[] = ['ice', 'signal', 'fish', 'not-found', 'offline', 'chunk', 'closed']

describe('inline drawings:', () => {
  it('HeroScene is under 6 kB compressed and has no style attributes', async () => {
    const markup = renderToStaticMarkup(
      <>
        <HeroScene fish={fish} />
        <HeroAbove />
        <HeroBelow />
      </>,
    )
    expect(await zippedSize(markup)).toBeLessThan(6 * 1024)
    expect(markup).not.toContain('style=')
    expect(markup).not.toMatch(/(fill|stroke)="(?!none)/)
  })

  it('HeroScene shows at most seven fish in the given order', () => {
    const markup = renderToStaticMarkup(<HeroScene fish={fish} />)
    const shown = [...markup.matchAll(/<img[^>]* src="\/uploads\/species\/([a-z]+)-640\.webp"/g)]
    expect(shown.map((found) => found[1])).toEqual(fish.slice(0, 7).map(({ name }) => name))
    expect(markup).toContain('<div class="hero-scene" aria-hidden="true">')
    expect(markup.match(/alt=""/g)).toHaveLength(7)
  })

  it('HeroScene renders the sea if there are no fish', () => {
    const markup = renderToStaticMarkup(<HeroScene fish={[]} />)
    expect(markup).toContain('hero-sea')
    expect(markup).not.toContain('<img')
  })

  it("HeroScene has no scenery in the server's HTML", () => {
    expect(renderToStaticMarkup(<HeroScene fish={fish} />)).not.toContain('<svg')
    expect(renderToStaticMarkup(<HeroAbove />)).toContain('hero-boat')
  })

  it('EmptyScene has a different drawing for every kind', () => {
    const drawings = kinds.map((kind) => renderToStaticMarkup(<EmptyScene kind={kind} />))
    expect(new Set(drawings).size).toBe(kinds.length)
    for (const drawing of drawings) {
      expect(drawing).toContain('aria-hidden="true"')
      expect(drawing).not.toMatch(/ id=|style=/)
    }
  })

  it('Logo has the given size', () => {
    expect(renderToStaticMarkup(<Logo size={32} />)).toContain('width="32" height="32"')
    expect(renderToStaticMarkup(<Logo className="size-16" />)).toContain('class="size-16"')
  })
})

async function zippedSize(text: string): Promise<number> {
  const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(zipped).arrayBuffer()).byteLength
}
