/**
 * Whether a product's picture is the drawn plate of its species: a fish on no ground, which wants room around it.
 * A photograph has a ground of its own and fills its place.
 */
export function isPlate(image: string, fishImage: string | null): boolean {
  return fishImage !== null && fileName(image) === fileName(fishImage)
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
