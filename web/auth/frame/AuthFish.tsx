import { useEffect, useState } from 'react'
import { pictureOf } from '#shared/base/paths.ts'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

type Fish = { readonly id: number; readonly image: string }

/** The market's own fish swim under the boat where the scene is a column; no phone loads them. */
export function AuthFish() {
  const locale = useLocale()
  const [fish, setFish] = useState<readonly Fish[]>([])
  useEffect(() => {
    if (!window.matchMedia('(min-width: 64rem)').matches) return undefined
    const leaving = new AbortController()
    void api('GET main', {}, { locale, signal: leaving.signal }).then(
      ({ fish: all }) => setFish(castOf(all)),
      // Without them the sea is calm; the page does not need them.
      () => undefined,
    )
    return () => leaving.abort()
  }, [locale])
  const drawn = fish.map(({ id, image }, place) => (
    <img
      key={id}
      className={`hero-fish auth-fish-${place + 1}`}
      src={pictureOf(image, 320)}
      srcSet={`${pictureOf(image, 320)} 1x, ${image} 2x`}
      alt=""
      decoding="async"
    />
  ))
  return <div className="auth-shoal">{drawn}</div>
}

function castOf(
  all: readonly { readonly id: number; readonly code: string; readonly image: string | null }[],
) {
  return cast.flatMap((code) => {
    const found = all.find((one) => one.code === code)
    return found?.image ? [{ id: found.id, image: found.image }] : []
  })
}

/** Five that everybody knows, each of another shape. */
const cast = ['kanad', 'hamour', 'najil', 'zubaidi', 'shaour']
