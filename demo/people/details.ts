import type { Pair } from '#shared/base/locale.ts'
import {
  byTheBox,
  cutting,
  dried,
  farmedFresh,
  farmedFrozen,
  importedChilled,
  importedFrozen,
  importService,
  kitchen,
  live,
  localFrozen,
  secondGrade,
  service,
  smoked,
} from '../phrases.ts'
import type { Random } from '../random.ts'
import { catchMethods, type OptionCode, originCountries, shrimpCounts } from '../reference/options.ts'
import type { Species } from '../reference/reference.ts'

/** Facts about a seller's goods, for the description of the goods. */
export interface Described {
  readonly species: Species
  readonly origin: 'local' | 'imported'
  readonly farmed: boolean
  readonly country: keyof typeof originCountries
  readonly state: OptionCode<'fish_types'>
  readonly quality: OptionCode<'qualities'>
  /** Weight of one piece in grams; undefined for steaks, fillets and similar goods. */
  readonly piece: readonly [number, number] | undefined
  readonly grams: number
  /** Whether buyers can order the goods cut. */
  readonly cut: boolean
  readonly landing?: Pair
  /** Hour of the catch in Riyadh, 0 to 23. */
  readonly caughtHour?: number
}

/** Generates one to four whole sentences in both languages, in the style of a trader; sometimes empty. */
export function describe(random: Random, goods: Described): Pair {
  if (random.chance(0.08)) return { ar: '', en: '' }
  const sentences = [opening(random, goods)]
  if (goods.piece && random.chance(0.75)) sentences.push(pieceWeight(random, goods.species, goods.piece))
  if (goods.quality === 'b' || goods.quality === 'c') sentences.push(random.pick(secondGrade))
  else if (random.chance(0.6)) sentences.push(random.pick(kitchen(goods.species)))
  if (goods.grams >= 64_000 && goods.origin === 'local' && random.chance(0.4))
    sentences.push(random.pick(byTheBox))
  else if (random.chance(0.35)) sentences.push(random.pick(servicesOf(goods)))
  return { ar: sentences.map(({ ar }) => ar).join(' '), en: sentences.map(({ en }) => en).join(' ') }
}

function servicesOf({ origin, cut }: Described): readonly Pair[] {
  if (origin === 'imported') return importService
  return cut ? [cutting, ...service] : service
}

function opening(random: Random, goods: Described): Pair {
  const { state, farmed, origin } = goods
  if (state === 'smoked') return random.pick(smoked(originCountries[goods.country]))
  if (state === 'dried') return random.pick(dried)
  if (state === 'live') return random.pick(live)
  if (origin === 'imported') {
    const country = originCountries[goods.country]
    return random.pick(state === 'frozen' ? importedFrozen(country) : importedChilled(country))
  }
  if (farmed) return random.pick(state === 'frozen' ? farmedFrozen : farmedFresh(goods.species))
  if (state === 'frozen') return random.pick(localFrozen)
  return caught(random, goods)
}

function caught(random: Random, { species, landing, caughtHour = 4 }: Described): Pair {
  const gear = catchMethods[random.pick(gearOf(species))]
  const time =
    caughtHour < 10
      ? { ar: 'صيد الفجر', en: 'Dawn catch' }
      : caughtHour < 17
        ? { ar: 'صيد النهار', en: 'Day catch' }
        : { ar: 'صيد الليل', en: 'Night catch' }
  const where = landing ?? { ar: 'المرفأ', en: 'the port' }
  return random.pick<Pair>([
    {
      ar: `${time.ar} ب${gear.ar}، وُزن ووُضع على الثلج عند الإنزال في ${where.ar}.`,
      en: `${time.en} by ${gear.en}, weighed and iced on landing at ${where.en}.`,
    },
    {
      ar: `${time.ar}، إنزال ${where.ar}، على الثلج من القارب إلى السوق.`,
      en: `${time.en}, landed at ${where.en}, on ice from the boat to the market.`,
    },
    {
      ar: `من قوارب ${where.ar}، صيد ${gear.ar}، والوزن على ميزان السوق أمامك.`,
      en: `From the boats of ${where.en}, caught by ${gear.en}, weighed on the market scale in front of you.`,
    },
    {
      ar: `${time.ar}، العين صافية والخياشيم حمراء، وصل من ${where.ar} قبل العرض بساعات قليلة.`,
      en: `${time.en}, clear eyes and red gills, arrived from ${where.en} a few hours before it was listed.`,
    },
    {
      ar: `إنزال ${where.ar}، صيد ${gear.ar}، لم يدخل الفريزر.`,
      en: `Landed at ${where.en}, caught by ${gear.en}, never frozen.`,
    },
    {
      ar: `كمية اليوم من ${where.ar}، محفوظة على ثلج مجروش في صناديق فلين.`,
      en: `The day's lot from ${where.en}, kept on crushed ice in foam boxes.`,
    },
  ])
}

function gearOf({ code, category }: Species): (keyof typeof catchMethods)[] {
  if (code.startsWith('shrimp')) return ['trawl', 'gillnet']
  if (code.startsWith('lobster') || code === 'conch') return ['hand']
  if (category === 'crustacean') return ['gargoor', 'gillnet']
  if (category === 'cephalopod') return ['handline']
  if (['arabi', 'boori', 'maid', 'biyah', 'sardine', 'bagha', 'hilsa'].includes(code)) return ['gillnet']
  // Gill nets may not be used for kanad in two months of the year.
  if (code === 'kanad') return ['jalb', 'handline']
  return category === 'finfish_pelagic' ? ['gillnet', 'jalb'] : ['gargoor', 'handline', 'gargoor', 'jalb']
}

function pieceWeight(random: Random, species: Species, [least, most]: readonly [number, number]): Pair {
  if (species.code.startsWith('shrimp')) {
    const [few, many] = [Math.floor(1000 / most), Math.ceil(1000 / least)]
    const count = shrimpCounts.find((range) => Number(range.split('/')[1]) >= (few + many) / 2)
    if (species.origin === 'imported' && count) {
      return { ar: `العدد ${count} حبة في الكيلو.`, en: `Count ${count} to the kilogram.` }
    }
    return random.pick<Pair>([
      { ar: `العدد في الكيلو من ${few} إلى ${many} حبة.`, en: `${few} to ${many} pieces per kilogram.` },
      {
        ar: `كل كيلو فيه ${few} إلى ${many} حبة تقريبًا.`,
        en: `Roughly ${few} to ${many} pieces in a kilogram.`,
      },
    ])
  }
  const weight = shown(least, most)
  return random.pick<Pair>([
    { ar: `متوسط الحبة من ${weight.ar}.`, en: `One piece weighs ${weight.en}.` },
    { ar: `وزن الحبة من ${weight.ar} تقريبًا.`, en: `About ${weight.en} a piece.` },
    most > least * 2
      ? { ar: `أحجام متنوعة، الحبة من ${weight.ar}.`, en: `Various sizes, ${weight.en} a piece.` }
      : { ar: `الحبات متقاربة، من ${weight.ar}.`, en: `Even pieces of ${weight.en}.` },
  ])
}

/** Prints grams below one kilogram, otherwise kilograms with at most one decimal. */
function shown(least: number, most: number): Pair {
  if (most < 1000) return { ar: `${least} إلى ${most} جم`, en: `${least} to ${most} g` }
  const kilos = (grams: number) => String(Math.round(grams / 100) / 10)
  return { ar: `${kilos(least)} إلى ${kilos(most)} كجم`, en: `${kilos(least)} to ${kilos(most)} kg` }
}
