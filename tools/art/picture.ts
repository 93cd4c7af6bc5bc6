import { renderPng } from './base/render.ts'
import { logoSvg } from './logo.ts'
import { posesOf } from './photo/photo.ts'
import { renderPhoto } from './photo/renderPhoto.ts'
import { plateIds } from './plan.ts'
import { drawPlate } from './plate.ts'
import { type SceneName, scenes } from './scenes/scenes.ts'

/**
 * Renders a picture by its name as PNG, `width` pixels wide: `fish/<species>` on a transparent ground,
 * `photos/<species>-photo` on ice, slate or sand, `photos/<species>-near` of the head, `scenes/<scene>`, and the
 * logo `scenes/samak`. An unknown name throws a RangeError.
 */
export async function renderPicture(name: string, width: number): Promise<Buffer> {
  const [folder = '', key = ''] = name.split('/')
  if (folder === 'fish' && plateIds().includes(key)) return renderPng(drawPlate(key), width)
  if (folder === 'scenes' && key === 'samak') return renderPng(logoSvg, width)
  if (folder === 'scenes' && key in scenes) return renderPng(scenes[key as SceneName](), width)
  const [, species = '', kind] = /^(.+)-(photo|near)$/.exec(key) ?? []
  if (folder === 'photos' && plateIds().includes(species)) {
    const [, pose] = posesOf(species)
    return renderPhoto(
      species,
      kind === 'photo' ? pose : { ground: pose.ground, arrangement: 'close' },
      width,
    )
  }
  throw new RangeError(`there is no picture ${name}`)
}
