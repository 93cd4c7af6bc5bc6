import type { Pair } from '#shared/base/locale.ts'
import type { Random } from '../random.ts'
import { forms, type OptionCode } from '../reference/options.ts'
import type { Offer } from './assortment.ts'

/**
 * The name of a product: usually the plain name, sometimes with a trader's addition. `whole` means that the goods are neither
 * cut nor peeled, smoked or dried.
 */
export function nameOf(
  random: Random,
  { species, origin }: Offer,
  state: OptionCode<'fish_types'>,
  size: OptionCode<'sizes'>,
): { name: Pair; whole: boolean } {
  const { name_ar: ar, name_en: en, code } = species
  const plain = { name: { ar, en }, whole: true }
  if (state === 'smoked')
    return { name: { ar: agreeing(ar, 'مدخن'), en: `Smoked ${lower(en)}` }, whole: false }
  if (state === 'dried') return { name: { ar: agreeing(ar, 'مجفف'), en: `Dried ${lower(en)}` }, whole: false }
  if (code === 'pangasius')
    return { name: { ar: `${forms.fillet.ar} ${ar}`, en: `${en} ${forms.fillet.en}` }, whole: false }
  if (state === 'frozen' && origin === 'imported' && filleted.has(code) && random.chance(0.5)) {
    return { name: { ar: `${forms.fillet.ar} ${ar}`, en: `${en} ${forms.fillet.en}` }, whole: false }
  }
  if (ar.startsWith('روبيان') && state !== 'fresh' && random.chance(0.25)) {
    return { name: { ar: `${ar} ${forms.peeled.ar}`, en: `${en}, ${forms.peeled.en}` }, whole: false }
  }
  if (sliced.has(code) && random.chance(0.16)) {
    return { name: { ar: `${forms.steaks.ar} ${ar}`, en: `${en} ${forms.steaks.en}` }, whole: false }
  }
  if (size === 'large' && random.chance(0.3))
    return { name: { ar: `${ar} حجم كبير`, en: `${en}, large` }, whole: true }
  if (state === 'live') return { name: { ar: agreeing(ar, 'حي'), en: `Live ${lower(en)}` }, whole: true }
  if (state === 'frozen' && random.chance(0.4)) {
    return { name: { ar: agreeing(ar, 'مجمد'), en: `Frozen ${lower(en)}` }, whole: true }
  }
  const cleaned = ['finfish_demersal', 'finfish_pelagic'].includes(species.category) && random.chance(0.08)
  return cleaned
    ? { name: { ar: `${ar} ${forms.cleaned.ar}`, en: `${en}, ${forms.cleaned.en}` }, whole: true }
    : plain
}

const filleted = new Set(['cod', 'pollock', 'hake', 'nile-perch', 'salmon', 'tilapia'])
const sliced = new Set(['kanad', 'sikin', 'yellowfin', 'qubab', 'swordfish', 'salmon', 'hamour', 'khobat'])

/** The adjective in the form that agrees with the ending of a one-word name. */
function agreeing(name: string, adjective: string): string {
  return `${name} ${adjective}${/^\S+ة$/.test(name) ? 'ة' : ''}`
}

/** The name in the form it has inside a longer name: `Indian mackerel` keeps the capital of its proper noun. */
function lower(name: string): string {
  return /^(Indian|Indo|Atlantic|Nile|Pacific|Chilean|Malabar|Spanish|Japanese|European|American|Alaska|Arabian|Red Sea|North|Klunzinger|Asian|Gulf|Arabi|Pharaoh|Surumbaq|Hamam|Sultan)/.test(
    name,
  )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}
