import { describe, expect, it } from 'vitest'
import { type FieldProblem, refusals } from '#shared/base/errors.ts'
import { locales } from '#shared/base/locale.ts'
import { fieldMessage } from '#shared/base/text/fieldMessages.ts'
import { fieldProblems, loadMessages, textsOf } from './messages.ts'
import {
  noColourLiterals,
  noForwardAmounts,
  noLetterSpacing,
  noLiteralText,
  noPhysicalSides,
  noStyleAttributes,
  type Rule,
  wrongWithText,
} from './text.ts'
import { type File, readFiles } from './tree.ts'

const components = readFiles(/^web\/.*\.tsx$/)
const sources = readFiles(/^web\/(?!routeTree\.gen).*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
)
const sheets = readFiles(/^web\/.*\.css$/)
const messages = await loadMessages()

/** Files that may contain colours: the drawn pictures, and the theme, which defines all other colours. */
const coloured = /^web\/(app\/styles\/theme\.css|ui\/art\/)/

const all = (rule: Rule, files: readonly File[]) => files.flatMap(rule)

describe('the product’s messages', () => {
  it('are found by the check', () => {
    expect(messages.length).toBeGreaterThan(4)
    expect(messages.flatMap(({ pairs }) => Object.keys(pairs)).length).toBeGreaterThan(200)
    expect(components.length).toBeGreaterThan(30)
    expect(sheets.length).toBeGreaterThan(0)
  })

  it.each(messages)(
    'have Arabic letters in Arabic and Latin letters in English in $path',
    ({ path, pairs }) => {
      const wrong = Object.entries(pairs).flatMap(([key, pair]) =>
        locales.flatMap((locale) =>
          textsOf(pair[locale]).flatMap((text) => {
            const fault = wrongWithText(locale, text)
            return fault ? [`${path} ${key}.${locale} ${fault}: ${text}`] : []
          }),
        ),
      )
      expect(wrong).toEqual([])
    },
  )

  it.each(messages)('have functions of the same arity in both languages in $path', ({ pairs }) => {
    const arity = (text: unknown) => (typeof text === 'function' ? text.length : 'text')
    const uneven = Object.entries(pairs).filter(([, pair]) => arity(pair.ar) !== arity(pair.en))
    expect(uneven.map(([key]) => key)).toEqual([])
  })

  it('of refusals and field errors have Arabic letters in Arabic and Latin letters in English', () => {
    for (const locale of locales) {
      for (const [code, { message }] of Object.entries(refusals)) {
        expect(wrongWithText(locale, message[locale]), `${code} ${message[locale]}`).toBeUndefined()
      }
      for (const problem of fieldProblems) {
        const message = fieldMessage(problem as FieldProblem, locale)
        expect(wrongWithText(locale, message), `${problem.code} ${message}`).toBeUndefined()
      }
    }
  })
})

describe('web code', () => {
  it('has no literal text', () => expect(all(noLiteralText, components)).toEqual([]))
  it('uses start and end, not left and right', () =>
    expect(all(noPhysicalSides, [...sources, ...sheets])).toEqual([]))
  it('contains colours only in the theme', () =>
    expect(
      all(
        noColourLiterals,
        [...sources, ...sheets].filter(({ path }) => !coloured.test(path)),
      ),
    ).toEqual([]))
  it('has no style attributes', () => expect(all(noStyleAttributes, components)).toEqual([]))
  it('uses no letter spacing and no capitalization, which break Arabic letters', () =>
    expect(all(noLetterSpacing, [...sources, ...sheets])).toEqual([]))
  it('does not force an amount with its unit to run from left to right', () =>
    expect(all(noForwardAmounts, sources)).toEqual([]))
})

describe('each text rule', () => {
  const tsx = (text: string): File => ({
    path: 'web/home/Part.tsx',
    text: `export const Part = () => ${text}`,
  })
  const css = (text: string): File => ({ path: 'web/ui/part.css', text: `.part { ${text} }` })
  const broken: [string, Rule, File, number][] = [
    ['a word between tags', noLiteralText, tsx('<p>Fish</p>'), 1],
    ['an Arabic word in braces', noLiteralText, tsx("<p>{'سمك'}</p>"), 1],
    ['a template with a word', noLiteralText, tsx(`<p>{\`about \${n} kg\`}</p>`), 1],
    ['both texts of a condition', noLiteralText, tsx("<p>{a ? 'Yes' : 'No'}</p>"), 2],
    ['a sentence joined from parts', noLiteralText, tsx("<p>{'from ' + city}</p>"), 1],
    ['a label', noLiteralText, tsx('<button aria-label="Close" />'), 1],
    ['an alternative text', noLiteralText, tsx("<img alt={'A fish'} />"), 1],
    ['a margin', noPhysicalSides, tsx('<p className="flex ml-2" />'), 1],
    ['a margin for a screen width and a state', noPhysicalSides, tsx('<p className="md:hover:-mr-2" />'), 1],
    ['a margin below a selector', noPhysicalSides, tsx('<p className="[&>svg]:ml-1 data-[on]:!pr-2" />'), 2],
    ['a position', noPhysicalSides, tsx("<p className={cx('absolute', on && 'left-0')} />"), 1],
    [
      'a border, a corner and a text alignment',
      noPhysicalSides,
      tsx('<p className="border-l rounded-tr-card text-left" />'),
      3,
    ],
    ['a gradient', noPhysicalSides, tsx('<p className="bg-linear-to-r" />'), 1],
    ['a style object', noPhysicalSides, tsx('<p style={{ marginLeft: 4 }} />'), 1],
    ['a style sheet', noPhysicalSides, css('margin-left: 4px; text-align: right; inset-inline-start: 0'), 2],
    ['a colour in a class', noColourLiterals, tsx('<p className="bg-[#0a5c73]" />'), 1],
    ['a colour in an attribute', noColourLiterals, tsx('<path fill="white" stroke="#fff" />'), 2],
    ['a colour in a style sheet', noColourLiterals, css('color: rgb(0 0 0 / 0.5); background: #FFFFFF'), 2],
    ['a style attribute', noStyleAttributes, tsx('<p style={{ width: 4 }} />'), 1],
    ['spaced letters', noLetterSpacing, tsx('<p className="tracking-wide md:uppercase" />'), 2],
    [
      'an amount from left to right',
      noForwardAmounts,
      tsx('<p>{isolated(t.extra(printMoney(a, ar)))}</p>'),
      1,
    ],
    ['spaced letters in a style sheet', noLetterSpacing, css('letter-spacing: 0.1em'), 1],
  ]
  it.each(broken)('finds a violation: %s', (_what, rule, file, times) =>
    expect(rule(file)).toHaveLength(times),
  )

  const allowed: [string, Rule, File][] = [
    ['signs and numbers', noLiteralText, tsx('<p>· {t.found(58)} / 100 {name}</p>')],
    ['a condition', noLiteralText, tsx("<p>{locale === 'en' && <Unit />}{size ?? 4}</p>")],
    [
      'messages',
      noLiteralText,
      tsx('<button aria-label={t.close} title={on ? t.on : t.off} className="a" />'),
    ],
    [
      'logical sides',
      noPhysicalSides,
      tsx('<p className="ms-2 pe-4 start-0 text-start rounded-s-card border-e" />'),
    ],
    ['keys', noPhysicalSides, tsx("<p onKeyDown={({ key }) => key === 'left' || key === 'ArrowRight'} />")],
    ['logical properties', noPhysicalSides, css('margin-inline-start: 4px; text-align: start; --left: 1')],
    ['tokens', noColourLiterals, tsx('<path fill="none" stroke="currentColor" className="bg-primary" />')],
    ['anchors and modules', noColourLiterals, tsx('<a href="#content">{import(\'#shared/calls.ts\')}</a>')],
    ['tokens in a style sheet', noColourLiterals, css('color: var(--color-text); content: "#1"')],
  ]
  it.each(allowed)('accepts %s', (_what, rule, file) => expect(rule(file)).toEqual([]))
})

describe('wrongWithText', () => {
  it('finds text in the wrong language', () => {
    expect(wrongWithText('ar', ' ')).toBe('is empty')
    expect(wrongWithText('ar', 'Fish')).toBe('has no Arabic letter')
    expect(wrongWithText('en', 'سمك')).toBe('has no Latin letter')
    expect(wrongWithText('ar', 'سعر ٣')).toBe('has digits that are not Latin')
    expect(wrongWithText('en', 'Page undefined')).toBe('names no value')
    expect(wrongWithText('ar', '3 كيلو بـ 100')).toBeUndefined()
  })
})
