import { drawPose, type Pose, posesOf } from '#world/art/photo.ts'
import { drawPlate } from '#world/art/plate.ts'
import { renderPhoto } from '#world/art/renderPhoto.ts'
import { type SceneName, scenes } from '#world/art/scenes/scenes.ts'
import { type Species, species } from '#world/reference/reference.ts'
import { articles } from './news/news.ts'
import type { Drawing } from './pictures.ts'
import type { PicturesOf } from './rows.ts'
import { galleryPictures, logoSvg } from './site.ts'

/** Which drawings a world has; a small one leaves most of them out. */
export interface DrawingChoice {
  readonly demo: boolean
  /** Species that get a picture; undefined: all. */
  readonly species?: readonly string[]
  /** Species that get a photograph beside their plate. */
  readonly photographed: readonly string[]
  /** Fish that are also shown from near. */
  readonly fromNear: readonly string[]
  /** Scenes to choose from; undefined: each place its own. */
  readonly scenes?: readonly SceneName[]
}

/** The species' own pictures, and in a demo the pictures of products, news and gallery, each drawn once. */
export function drawingsOf(choice: DrawingChoice): Drawing[] {
  const plates = drawnSpecies(choice).map(
    ({ code }): Drawing => ({
      key: code,
      folders: ['fish_types'],
      svg: () => drawPlate(code),
    }),
  )
  const logo: Drawing = { key: 'samak', folders: ['gallery'], svg: () => logoSvg }
  if (!choice.demo) return [...plates, logo]
  return [...plates, logo, ...photographs(choice), ...sceneDrawings(choice)]
}

export function drawnSpecies({ species: codes }: DrawingChoice): readonly Species[] {
  return codes ? species.filter(({ code }) => codes.includes(code)) : species
}

/** The scene that stands for one when only some are drawn. */
export function sceneFor({ scenes: some }: DrawingChoice, scene: SceneName, place: number): SceneName {
  return some?.length ? (some[place % some.length] ?? scene) : scene
}

/** Ids of what a product of a species shows: the species' own picture stands in first, then photographs. */
export function productPictures(ids: ReadonlyMap<string, number>): PicturesOf {
  const found = new Map<string, number[]>()
  return (code) => {
    const known = found.get(code)
    if (known) return known
    const keys = [`fish_types/${code}`, `products/${code}-photo`, `products/${code}-near`]
    const list = keys.map((key) => ids.get(key)).filter((id) => id !== undefined)
    found.set(code, list)
    return list
  }
}

/** Animals on ice, slate or sand, and heads from near; the plain pose is the plate itself. */
function photographs({ photographed, fromNear }: DrawingChoice): Drawing[] {
  return photographed.flatMap((code): Drawing[] => {
    const pose = posesOf(code).find(({ ground }) => ground !== 'plain')
    if (!pose) return []
    const photo = photograph(code, `${code}-photo`, pose)
    return fromNear.includes(code)
      ? [photo, photograph(code, `${code}-near`, { ground: pose.ground, arrangement: 'close' })]
      : [photo]
  })
}

function photograph(code: string, key: string, pose: Pose): Drawing {
  return {
    key,
    folders: ['products'],
    svg: () => drawPose(code, pose),
    render: (width) => renderPhoto(code, pose, width),
  }
}

function sceneDrawings(choice: DrawingChoice): Drawing[] {
  const news = new Set(articles.map(({ scene }, place) => sceneFor(choice, scene, place)))
  const gallery = new Set(galleryPictures.map(({ scene }, place) => sceneFor(choice, scene, place)))
  return [...new Set([...news, ...gallery])].map((scene) => ({
    key: scene,
    folders: [
      ...(news.has(scene) ? ['Posts' as const] : []),
      ...(gallery.has(scene) ? ['gallery' as const] : []),
    ],
    svg: () => scenes[scene](),
  }))
}
