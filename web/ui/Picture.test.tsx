import type { ReactElement, SyntheticEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'

type Shown = ReactElement<{
  readonly onError?: (event: Pick<SyntheticEvent<HTMLImageElement>, 'currentTarget'>) => void
  readonly onLoad?: (event: Pick<SyntheticEvent<HTMLImageElement>, 'currentTarget'>) => void
}>

const pictureWith = (alt: string) =>
  Picture({
    image: '/uploads/fish_types/hamour-640.webp',
    alt,
    sizes: '76px',
    width: 76,
    height: 54,
  }) as Shown

describe('a picture that cannot be loaded', () => {
  it('stays blank beside a text that names it, until it loads', () => {
    const classes = new Set<string>()
    const classList = {
      add: (name: string) => classes.add(name),
      remove: (name: string) => classes.delete(name),
    }
    const currentTarget = { classList } as unknown as HTMLImageElement
    const { props } = pictureWith('')
    props.onError?.({ currentTarget })
    expect([...classes]).toEqual(['invisible'])
    props.onLoad?.({ currentTarget })
    expect([...classes]).toEqual([])
  })

  it('keeps its alternative text', () => {
    expect(pictureWith('Hamour').props.onError).toBeUndefined()
  })
})
