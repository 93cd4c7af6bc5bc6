import type { Country } from '#shared/behar/countries.ts'
import type { OptionCode } from '#world/reference/options.ts'

/** What travels into the Kingdom in one state, from where, in which sizes and for how much. */
export interface TradeLine {
  /** Code of the species, in this list and in world/reference. */
  readonly fish: string
  readonly category: OptionCode<'fish_types'>
  /** How often it is on the board, beside the other lines. */
  readonly weight: number
  readonly origins: readonly (readonly [Country, number])[]
  /** Code of a size, how often, and its price beside the line's. */
  readonly sizes: readonly (readonly [size: string, weight: number, price: number])[]
  /** Riyals a kilogram, cleared in a Saudi port or airport. */
  readonly price: readonly [number, number]
}

/**
 * The import trade, line by line. Who supplies what is what the Kingdom is known to import: salmon from Norway and Chile,
 * farmed shrimp from India and Viet Nam, basa from Viet Nam, tilapia from China and Egypt, seabream and seabass from Türkiye
 * and Egypt, fish of the Arabian Sea from Oman, Yemen, Pakistan and Iran, cephalopods of the Atlantic from Mauritania and
 * Senegal, live lobster from Canada. Prices are an estimate: the retail range of the species (world/reference/species.json, which
 * names its sources; imported hamour 25 to 40, imported kanad 40 to 45) less the margin of wholesaler and shop, a fifth to two fifths.
 */
export const tradeLines: readonly TradeLine[] = [
  line(
    'salmon',
    'fresh',
    9,
    { NO: 1 },
    [38, 45],
    [
      ['4_5_kg', 4],
      ['5_6_kg', 4, 1.03],
      ['2_4_kg', 2, 0.95],
      ['6_8_kg', 1, 1.05],
    ],
  ),
  line(
    'salmon',
    'frozen',
    4,
    { CL: 3, NO: 1 },
    [32, 38],
    [
      ['4_5_kg', 3],
      ['5_6_kg', 2, 1.03],
      ['2_4_kg', 2, 0.95],
    ],
  ),
  line('salmon', 'smoked', 1, { NO: 1 }, [68, 84], [['1_2_kg', 1]]),
  line(
    'trout',
    'frozen',
    2,
    { TR: 3, NO: 1 },
    [21, 27],
    [
      ['0_3_0_5_kg', 3],
      ['2_4_kg', 1, 1.2],
    ],
  ),
  line(
    'seabass-european',
    'chilled',
    5,
    { TR: 3, EG: 1 },
    [26, 32],
    [
      ['0_3_0_5_kg', 3],
      ['0_5_1_kg', 3, 1.08],
    ],
  ),
  line(
    'seabream-gilthead',
    'chilled',
    5,
    { TR: 3, EG: 2 },
    [22, 27],
    [
      ['0_3_0_5_kg', 3],
      ['0_5_1_kg', 2, 1.08],
    ],
  ),
  line(
    'shrimp-white-farmed',
    'frozen',
    10,
    { IN: 5, VN: 3, TH: 1 },
    [22, 26],
    [
      ['20_30', 2, 1.2],
      ['30_40', 3, 1.1],
      ['40_50', 3],
      ['50_60', 3, 0.93],
      ['60_80', 2, 0.86],
    ],
  ),
  line(
    'shrimp-giant',
    'frozen',
    4,
    { IN: 3, VN: 2, BD: 1 },
    [38, 45],
    [
      ['10_20', 2, 1.12],
      ['20_30', 2],
      ['30_40', 1, 0.9],
    ],
  ),
  line(
    'shrimp-indian-white',
    'frozen',
    3,
    { IN: 3, PK: 1 },
    [22, 27],
    [
      ['20_30', 1, 1.12],
      ['30_40', 2],
      ['40_50', 2, 0.92],
    ],
  ),
  line(
    'tilapia',
    'frozen',
    7,
    { CN: 1 },
    [9, 11.5],
    [
      ['0_3_0_5_kg', 3, 0.95],
      ['0_5_1_kg', 3, 1.06],
      ['medium', 2],
      ['large', 2, 1.05],
    ],
  ),
  line(
    'tilapia',
    'chilled',
    2,
    { EG: 1 },
    [12, 14.5],
    [
      ['0_3_0_5_kg', 1],
      ['0_5_1_kg', 1, 1.05],
    ],
  ),
  line(
    'pangasius',
    'frozen',
    7,
    { VN: 1 },
    [7.5, 10],
    [
      ['medium', 3],
      ['large', 3, 1.05],
      ['small', 1, 0.94],
    ],
  ),
  line(
    'hamour',
    'chilled',
    7,
    { OM: 4, PK: 3, IR: 2, YE: 1 },
    [29, 35],
    [
      ['1_2_kg', 3, 1.03],
      ['2_4_kg', 4],
      ['4_5_kg', 1, 0.95],
    ],
  ),
  line(
    'hamour',
    'frozen',
    4,
    { PK: 2, IN: 2, OM: 1 },
    [23, 28],
    [
      ['1_2_kg', 2],
      ['2_4_kg', 3, 0.98],
      ['mixed', 1, 0.93],
    ],
  ),
  line(
    'kanad',
    'chilled',
    7,
    { OM: 4, YE: 3 },
    [34, 40],
    [
      ['large', 3],
      ['2_4_kg', 3, 0.97],
      ['6_8_kg', 1, 1.04],
    ],
  ),
  line(
    'kanad',
    'frozen',
    4,
    { OM: 3, PK: 2, IN: 1 },
    [25, 30],
    [
      ['large', 2],
      ['2_4_kg', 2, 0.97],
      ['4_5_kg', 1, 1.02],
    ],
  ),
  line(
    'sheri',
    'chilled',
    3,
    { OM: 3, YE: 2 },
    [17, 23],
    [
      ['0_5_1_kg', 3],
      ['1_2_kg', 1, 1.05],
    ],
  ),
  line(
    'shaour',
    'chilled',
    3,
    { YE: 3, SD: 2, ER: 1 },
    [24, 31],
    [
      ['0_5_1_kg', 3],
      ['1_2_kg', 1, 1.05],
      ['mixed', 1, 0.9],
    ],
  ),
  line(
    'zubaidi',
    'chilled',
    3,
    { IR: 2, KW: 1, PK: 2 },
    [48, 60],
    [
      ['0_3_0_5_kg', 2],
      ['medium', 1, 0.96],
    ],
  ),
  line(
    'zubaidi',
    'frozen',
    3,
    { IN: 2, PK: 2 },
    [36, 44],
    [
      ['0_3_0_5_kg', 2],
      ['small', 1, 0.85],
    ],
  ),
  line('yellowfin', 'fresh', 4, { OM: 3, LK: 2 }, [34, 40], [['20_kg_up', 1]]),
  line(
    'yellowfin',
    'frozen',
    3,
    { LK: 2, OM: 2 },
    [22, 27],
    [
      ['20_kg_up', 2],
      ['6_8_kg', 1, 0.88],
    ],
  ),
  line(
    'skipjack',
    'frozen',
    2,
    { OM: 2, LK: 1 },
    [8, 10],
    [
      ['1_2_kg', 1],
      ['2_4_kg', 1, 1.05],
    ],
  ),
  line(
    'qubab',
    'frozen',
    2,
    { OM: 2, IR: 1 },
    [10.5, 14],
    [
      ['2_4_kg', 2],
      ['1_2_kg', 1, 0.94],
    ],
  ),
  line(
    'mackerel-atlantic',
    'frozen',
    5,
    { NO: 1 },
    [8.5, 11],
    [
      ['0_3_0_5_kg', 3],
      ['0_5_1_kg', 2, 1.1],
    ],
  ),
  line('herring', 'smoked', 1, { NO: 1 }, [13, 18], [['0_3_0_5_kg', 1]]),
  line(
    'sardine',
    'frozen',
    3,
    { OM: 3, MR: 1 },
    [4, 5.5],
    [
      ['small', 1],
      ['mixed', 1, 0.94],
    ],
  ),
  line('anchovy', 'dried', 1, { IN: 1, TH: 1 }, [13, 17], [['small', 1]]),
  line(
    'cod',
    'frozen',
    2,
    { NO: 1 },
    [28, 35],
    [
      ['1_2_kg', 1],
      ['2_4_kg', 1, 1.05],
    ],
  ),
  line(
    'pollock',
    'frozen',
    2,
    { CN: 1 },
    [10.5, 13.5],
    [
      ['medium', 1],
      ['0_5_1_kg', 1, 1.04],
    ],
  ),
  line(
    'hake',
    'frozen',
    2,
    { MR: 2, SN: 1 },
    [11, 15],
    [
      ['medium', 1],
      ['large', 1, 1.08],
    ],
  ),
  line(
    'nile-perch',
    'chilled',
    2,
    { SD: 1, EG: 1 },
    [13, 17],
    [
      ['2_4_kg', 1],
      ['1_2_kg', 1, 0.95],
    ],
  ),
  line(
    'boori',
    'chilled',
    2,
    { EG: 1 },
    [14, 18],
    [
      ['0_3_0_5_kg', 1],
      ['0_5_1_kg', 1, 1.1],
    ],
  ),
  line(
    'sikin',
    'chilled',
    2,
    { OM: 1 },
    [18, 23],
    [
      ['4_5_kg', 1],
      ['6_8_kg', 1, 1.04],
    ],
  ),
  line(
    'jash',
    'frozen',
    2,
    { OM: 1, YE: 1 },
    [12, 16],
    [
      ['1_2_kg', 1],
      ['mixed', 1, 0.93],
    ],
  ),
  line('dorado', 'frozen', 2, { LK: 1, OM: 1 }, [12, 16], [['2_4_kg', 1]]),
  line(
    'hairtail',
    'frozen',
    2,
    { PK: 1, OM: 1 },
    [6, 8.5],
    [
      ['0_5_1_kg', 1],
      ['medium', 1, 0.95],
    ],
  ),
  line('swordfish', 'frozen', 1, { LK: 1 }, [23, 29], [['20_kg_up', 1]]),
  line(
    'sultan-ibrahim',
    'frozen',
    2,
    { SN: 2, YE: 1 },
    [16, 21],
    [
      ['small', 1],
      ['medium', 1, 1.12],
    ],
  ),
  line(
    'rohu',
    'frozen',
    3,
    { BD: 2, IN: 2 },
    [7, 9.5],
    [
      ['1_2_kg', 1],
      ['2_4_kg', 1, 1.08],
    ],
  ),
  line(
    'hilsa',
    'frozen',
    2,
    { BD: 1 },
    [22, 30],
    [
      ['0_5_1_kg', 1],
      ['1_2_kg', 1, 1.15],
    ],
  ),
  line('milkfish', 'frozen', 1, { VN: 1 }, [9, 12], [['0_5_1_kg', 1]]),
  line(
    'squid',
    'frozen',
    5,
    { TH: 3, VN: 2, IN: 2 },
    [19, 24],
    [
      ['medium', 3],
      ['large', 2, 1.1],
      ['small', 1, 0.88],
    ],
  ),
  line(
    'cuttlefish',
    'frozen',
    4,
    { YE: 2, OM: 2, IN: 2 },
    [16, 21],
    [
      ['medium', 2],
      ['large', 2, 1.1],
    ],
  ),
  line(
    'octopus',
    'frozen',
    3,
    { MR: 3, SN: 2 },
    [31, 39],
    [
      ['1_2_kg', 2],
      ['2_4_kg', 1, 1.06],
      ['0_5_1_kg', 1, 0.94],
    ],
  ),
  line(
    'crab-blue',
    'frozen',
    3,
    { OM: 2, PK: 2, IN: 1 },
    [10, 15],
    [
      ['medium', 2],
      ['large', 1, 1.15],
    ],
  ),
  line(
    'lobster-spiny',
    'frozen',
    2,
    { OM: 2, SO: 1 },
    [78, 105],
    [
      ['0_3_0_5_kg', 1],
      ['0_5_1_kg', 1, 1.06],
    ],
  ),
  line(
    'lobster-american',
    'live',
    3,
    { CA: 1 },
    [94, 112],
    [
      ['0_5_1_kg', 3],
      ['jumbo', 1, 1.12],
    ],
  ),
  line('king-crab', 'frozen', 1, { NO: 1 }, [165, 195], [['large', 1]]),
  line('mussel', 'frozen', 2, { CL: 1 }, [13.5, 18], [['medium', 1]]),
  line('mussel-green', 'frozen', 1, { TH: 1 }, [11, 14], [['medium', 1]]),
  line(
    'scallop',
    'frozen',
    2,
    { CA: 1, CN: 2 },
    [60, 80],
    [
      ['20_30', 1, 1.1],
      ['30_40', 1],
    ],
  ),
  line('clam', 'frozen', 1, { CN: 1, VN: 1 }, [16, 21], [['mixed', 1]]),
  line('oyster', 'live', 1, { CA: 1 }, [44, 58], [['medium', 1]]),
]

type Size = readonly [code: string, weight: number, price?: number]

function line(
  fish: string,
  category: TradeLine['category'],
  weight: number,
  from: { readonly [country in Country]?: number },
  price: TradeLine['price'],
  sizes: readonly Size[],
): TradeLine {
  const origins = Object.entries(from) as [Country, number][]
  return {
    fish,
    category,
    weight,
    origins,
    sizes: sizes.map(([code, odds, factor = 1]) => [code, odds, factor]),
    price,
  }
}
