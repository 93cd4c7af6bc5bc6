import { cutPictureOf, cutPictures } from '#shared/products/cuts.ts'
import { articles } from './news/news.ts'
import type { Picture } from './pictures.ts'
import { type Species, species } from './reference/reference.ts'
import type { PicturesOf } from './rows.ts'
import type { SceneName } from './scenes.ts'
import { galleryPictures } from './site.ts'

/** The pictures to choose; a small demo has only some of them. */
export interface PictureChoice {
  readonly demo: boolean
  /** Species that get a picture; undefined means all. */
  readonly species?: readonly string[]
  /** Species that get a photograph in addition to their drawing. */
  readonly photographed: readonly string[]
  /** Species that also get a close-up. */
  readonly fromNear: readonly string[]
  /** Scenes to choose from; undefined means that each place has its own scene. */
  readonly scenes?: readonly SceneName[]
}

/** The pictures of the species and cuts, and the logo; for a demo also the pictures of products, news and gallery. */
export function picturesFor(choice: PictureChoice): Picture[] {
  const plates = picturedSpecies(choice).map(
    ({ code }): Picture => ({ key: code, source: `fish/${code}`, folders: ['fish_types'] }),
  )
  const logo: Picture = { key: 'samak', source: 'scenes/samak', folders: ['gallery'] }
  if (!choice.demo) return [...plates, ...cuts, logo]
  return [...plates, ...cuts, logo, ...photographs(choice), ...scenePictures(choice)]
}

/** The drawings of cut fish, which every market needs. */
export const cuts = cutPictures.map(
  (name): Picture => ({ key: name, source: `cuts/${name}`, folders: ['fish_types'] }),
)

function picturedSpecies({ species: codes }: PictureChoice): readonly Species[] {
  return codes ? species.filter(({ code }) => codes.includes(code)) : species
}

/** The scene to show; if only some scenes are copied, one of those replaces it. */
export function sceneFor({ scenes: some }: PictureChoice, scene: SceneName, place: number): SceneName {
  return some?.length ? (some[place % some.length] ?? scene) : scene
}

/**
 * Picture ids of a product of a species: the species' own picture comes first, then the photographs. Goods whose name
 * contains a cut have only the drawing of this cut.
 */
export function productPictures(ids: ReadonlyMap<string, number>): PicturesOf {
  const found = new Map<string, number[]>()
  const categories = new Map(species.map(({ code, category }) => [code, category]))
  return (code, name) => {
    const cut = name && cutPictureOf(name, { code, category: categories.get(code) ?? '' })
    const drawing = cut && ids.get(`fish_types/${cut}`)
    if (drawing) return [drawing]
    const known = found.get(code)
    if (known) return known
    const keys = [`fish_types/${code}`, `products/${code}-photo`, `products/${code}-near`]
    const list = keys.map((key) => ids.get(key)).filter((id) => id !== undefined)
    found.set(code, list)
    return list
  }
}

/** Photographs of animals on ice, slate or sand, and close-ups of heads. */
function photographs({ photographed, fromNear }: PictureChoice): Picture[] {
  return photographed
    .flatMap((code) => (fromNear.includes(code) ? [`${code}-photo`, `${code}-near`] : [`${code}-photo`]))
    .map((key) => ({ key, source: `photos/${key}`, folders: ['products'] }))
}

function scenePictures(choice: PictureChoice): Picture[] {
  const news = new Set(articles.map(({ scene }, place) => sceneFor(choice, scene, place)))
  const gallery = new Set(galleryPictures.map(({ scene }, place) => sceneFor(choice, scene, place)))
  return [...new Set([...news, ...gallery])].map((scene) => ({
    key: scene,
    source: `scenes/${scene}`,
    folders: [
      ...(news.has(scene) ? ['Posts' as const] : []),
      ...(gallery.has(scene) ? ['gallery' as const] : []),
    ],
  }))
}
