import type { Pair } from '../base/locale.ts'
import { wordsOf } from '../base/text/fold.ts'

/**
 * The drawings of cut fish. Goods without a photograph that are sold cut show the cut instead of the whole fish. White
 * flesh, pink (salmon, trout) and red (tuna) have drawings of their own.
 */
export const cutPictures = [
  'fillet-white',
  'fillet-pink',
  'fillet-red',
  'steaks-white',
  'steaks-pink',
  'steaks-red',
  'peeled',
] as const
export type CutPicture = (typeof cutPictures)[number]

/** The codes of a species and of its category. */
export interface CutSpecies {
  readonly code: string
  readonly category: string
}

/** The drawing for goods with this name; null if the name does not say that they are cut. */
export function cutPictureOf(name: Pair, species: CutSpecies): CutPicture | null {
  const words = new Set([...wordsOf(name.ar), ...wordsOf(name.en)])
  const says = (cut: keyof typeof cutWords) => cutWords[cut].some((word) => words.has(word))
  if (species.code.startsWith('shrimp')) return says('peeled') ? 'peeled' : null
  if (says('fillet')) return cutDrawing('fillet', species)
  return says('steaks') ? cutDrawing('steaks', species) : null
}

/** The drawing of a preparation; null for one that shows the whole fish, and for animals that are no fish. */
export function cutDrawing(cut: string, { code, category }: CutSpecies): CutPicture | null {
  if (!category.startsWith('finfish') || (cut !== 'fillet' && cut !== 'steaks')) return null
  if (category === 'finfish_salmonid') return `${cut}-pink`
  return tunas.has(code) ? `${cut}-red` : `${cut}-white`
}

const tunas = new Set(['yellowfin', 'skipjack', 'qubab', 'sherwa'])

/** Words in names of goods, folded. */
const cutWords = {
  fillet: ['فيليه', 'فليه', 'فيلية', 'fillet', 'fillets', 'filet'].flatMap(wordsOf),
  steaks: ['شرائح', 'شريحة', 'steak', 'steaks'].flatMap(wordsOf),
  peeled: ['مقشر', 'مقشرة', 'peeled'].flatMap(wordsOf),
} as const
