import { Picture } from '../../ui/Picture.tsx'

/** The picture of what is ordered; a drawn fish keeps its distance from the edges. */
export function CheckoutPlate({ image, drawn }: { readonly image: string; readonly drawn: boolean }) {
  return (
    <div className="ice h-17 w-23 shrink-0 overflow-hidden rounded-control md:h-24 md:w-32">
      <Picture
        image={image}
        alt=""
        width={128}
        height={96}
        sizes="128px"
        className={drawn ? 'size-full object-contain p-1.5' : 'size-full object-cover'}
      />
    </div>
  )
}
