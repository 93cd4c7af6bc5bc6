import { Camera, X } from 'lucide-react'
import { useText } from '../../app/texts/text.ts'
import type { ListingPhotos } from '../../products/listing/photos/useListingPhotos.ts'
import { quayText } from './messages.ts'

/** The photos of a catch: the camera button and one tile for each photo. */
export function CatchPhotos({ photos }: { readonly photos: ListingPhotos }) {
  const t = useText(quayText)
  return (
    <div className="flex flex-wrap gap-2">
      {photos.photos.map(({ id, shown, fault }, place) => (
        <div key={id} className="relative size-28 overflow-hidden rounded-control border border-line">
          {shown && <img src={shown} alt={t.photoNumber(place + 1)} className="size-full object-cover" />}
          {fault && <p className="p-1 text-meta text-coral">{t.wrongPhoto}</p>}
          <button
            type="button"
            aria-label={t.removePhoto(place + 1)}
            onClick={() => void photos.remove(place)}
            className="absolute inset-e-0 top-0 inline-flex size-14 items-center justify-center rounded-control bg-card"
          >
            <X aria-hidden size={22} />
          </button>
        </div>
      ))}
      {!photos.full && (
        <label className="flex size-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-line bg-card text-dense has-focus-visible:outline-2 has-focus-visible:outline-focus">
          <Camera aria-hidden size={28} />
          {t.photo}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => {
              void photos.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
            className="visually-hidden"
          />
        </label>
      )}
    </div>
  )
}
