import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Linked } from './Linked.tsx'
import { signUpText } from './signUp/messages.ts'

const links = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  privacy: (words: string) => <a href="/privacy">{words}</a>,
}

it('Linked renders the whole sentence with both links in each language', () => {
  for (const text of [signUpText.consent.ar('1'), signUpText.consent.en('1')]) {
    const html = renderToStaticMarkup(<Linked text={text} links={links} />)
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text.replaceAll(/\[|\]\(\w+\)/g, ''))
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/terms', '/privacy'])
  }
})

it('Linked renders a sentence without links unchanged', () => {
  expect(renderToStaticMarkup(<Linked text="سوق السمك" links={links} />)).toBe('سوق السمك')
})
