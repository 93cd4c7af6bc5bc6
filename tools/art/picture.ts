import { renderPng } from './base/render.ts'
import { drawCut } from './cuts/cuts.ts'
import { posesOf } from './photo/photo.ts'
import { renderPhoto } from './photo/renderPhoto.ts'
import { plateIds } from './plan.ts'
import { drawPlate } from './plate.ts'
import { type SceneName, scenes } from './scenes/scenes.ts'

/**
 * Renders a picture by its name as PNG, `width` pixels wide: `fish/<species>` and `cuts/<cut>` on a transparent ground,
 * `photos/<species>-photo` on ice, slate or sand, `photos/<species>-near` of the head, `scenes/<scene>`, and the
 * logo `scenes/samak`. An unknown name throws a RangeError.
 */
export async function renderPicture(name: string, width: number): Promise<Buffer> {
  const [folder = '', key = ''] = name.split('/')
  if (folder === 'fish' && plateIds().includes(key)) return renderPng(drawPlate(key), width)
  if (folder === 'cuts') return renderPng(drawCut(key), width)
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

/** The market's logo: a fish on a sand-coloured ground, the same shape as in web/ui/art/Logo.tsx. */
const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">
<rect width="480" height="480" rx="112" fill="#F4EBDD"/>
<path d="M72 240C112 160 176 128 240 128c72 0 120 40 152 80l56-40c8-6 18 0 16 10-6 40-6 84 0 124 2 10-8 16-16 10l-56-40c-32 40-80 80-152 80-64 0-128-32-168-112Z" fill="#0A5C73"/>
<path d="M240 128c72 0 120 40 152 80l56-40c8-6 18 0 16 10-3 20-4.500 41-4.500 62H212c30-30 42-70 28-112Z" fill="#5CC3D3"/>
<path d="M72 240c40 80 104 112 168 112 72 0 120-40 152-80-96 36-216 30-320-32Z" fill="#0B2233" opacity=".35"/>
<circle cx="158" cy="216" r="24" fill="#fff"/><circle cx="158" cy="216" r="11" fill="#0B2233"/>
</svg>`
