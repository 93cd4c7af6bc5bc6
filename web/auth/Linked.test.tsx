import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Linked } from './Linked.tsx'
import { signUpText } from './signUp/messages.ts'

const links = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  privacy: (words: string) => <a href="/privacy">{words}</a>,
}

it('draws the links where each language has them, and the sentence whole', () => {
  for (const text of [signUpText.consent.ar('1'), signUpText.consent.en('1')]) {
    const drawn = renderToStaticMarkup(<Linked text={text} links={links} />)
    expect(drawn.replaceAll(/<[^>]+>/g, '')).toBe(text.replaceAll(/\[|\]\(\w+\)/g, ''))
    expect([...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/terms', '/privacy'])
  }
})

it('a sentence without links stays as it is', () => {
  expect(renderToStaticMarkup(<Linked text="سوق السمك" links={links} />)).toBe('سوق السمك')
})
