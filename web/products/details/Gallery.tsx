import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isDrawing } from '#shared/base/paths.ts'
import { useHydrated } from '../../app/state/useHydrated.ts'
import { useText } from '../../app/texts/text.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { ZoomProps } from '../../ui/viewer/ZoomButton.tsx'
import { galleryText } from './galleryMessages.ts'

/** The pictures of the product: one large picture, and thumbnails below it. */
export function Gallery({ images, name }: { readonly images: readonly string[]; readonly name: string }) {
  const t = useText(galleryText)
  const [shown, setShown] = useState(0)
  const hydrated = useHydrated()
  const image = images[shown] ?? images[0]
  if (!image) return null
  return (
    <fieldset aria-label={t.pictures} className="min-w-0">
      <div className="ice relative -mx-4 overflow-hidden md:mx-0 md:rounded-card">
        <Picture
          image={image}
          alt={shown === 0 ? name : t.pictureOf(name, shown + 1)}
          width={600}
          height={420}
          sizes="(min-width: 64rem) 600px, 100vw"
          priority
          className={classes(
            'mx-auto aspect-[10/7] max-h-[70svh] w-full md:aspect-[4/3] lg:aspect-[10/7]',
            isDrawing(image) ? 'object-contain px-[6%]' : 'object-cover',
          )}
        />
        {hydrated && (
          <Suspense fallback={null}>
            <ZoomButton images={images} name={name} shown={shown} />
          </Suspense>
        )}
      </div>
      {images.length > 1 && (
        <ul className="quiet-scroll -mx-4 mt-2 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:px-0">
          {images.map((each, index) => (
            <li key={each} className="flex-none">
              <button
                type="button"
                aria-label={t.picture(index + 1)}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={classes(
                  'ice block h-16 w-22 overflow-hidden rounded-control border-2 lg:h-20 lg:w-28',
                  index === shown ? 'border-primary' : 'border-transparent hover:border-line',
                )}
              >
                <Picture
                  image={each}
                  alt=""
                  width={112}
                  height={80}
                  sizes="112px"
                  className={classes('size-full', isDrawing(each) ? 'object-contain px-1' : 'object-cover')}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Loaded after hydration. If the chunk does not load, the picture cannot be enlarged. */
const ZoomButton = lazy(
  (): Promise<{ default: ComponentType<ZoomProps> }> =>
    import('../../ui/viewer/ZoomButton.tsx').then(
      (module) => ({ default: module.ZoomButton }),
      () => ({ default: () => null }),
    ),
)
