import type { Pair } from '#shared/base/locale.ts'
import { units } from './reference/options.ts'
import type { Species } from './reference/reference.ts'

/** Whole sentences of traders, in both languages, by kind of goods. */

export const localFrozen: readonly Pair[] = [
  {
    ar: 'بلدي مجمد، جُمّد في يوم الإنزال عند 18 درجة تحت الصفر، والوزن بعد إزالة الثلج.',
    en: 'Local, frozen on the day it was landed at -18 °C; the weight is without glazing.',
  },
  {
    ar: 'من صيد الموسم، منظف ومجمد في أكياس كيلو وكيلوين.',
    en: 'From the season’s catch, cleaned and frozen in bags of one and two kilograms.',
  },
  {
    ar: 'تجميد سريع بعد التنظيف، يُذاب في الثلاجة ليلة كاملة قبل الطبخ.',
    en: 'Quick-frozen after cleaning; thaw overnight in the fridge before cooking.',
  },
]

const farmedAnywhere: readonly Pair[] = [
  {
    ar: 'مستزرع محلي، حُصد ووُضع في ماء مثلج ثم في صناديق فلين مع الثلج.',
    en: 'Farmed in the Kingdom, harvested into ice water and packed in foam boxes with ice.',
  },
  {
    ar: 'إنتاج محلي مستمر طوال العام، والسعر ثابت لبقية الأسبوع.',
    en: 'Produced here all year round; the price holds for the rest of the week.',
  },
]

const fromCages: readonly Pair[] = [
  {
    ar: 'من أقفاص عائمة على البحر الأحمر، حصاد حسب الطلب وتوصيل مبرّد.',
    en: 'From sea cages on the Red Sea, harvested to order and moved chilled.',
  },
  {
    ar: 'من الأقفاص العائمة، حجم متقارب في الصندوق الواحد.',
    en: 'From sea cages, even in size within a box.',
  },
]

const fromPonds: readonly Pair[] = [
  {
    ar: 'من أحواض مزرعة سعودية، أُوقف علفه يومًا قبل الحصاد ونُقل مبردًا.',
    en: 'From the ponds of a Saudi farm, not fed for a day before harvest and moved chilled.',
  },
  {
    ar: 'إنتاج أحواض داخلية بماء متجدد، طعمه نظيف.',
    en: 'From inland tanks with running water, clean in taste.',
  },
]

const fromShrimpFarms: readonly Pair[] = [
  {
    ar: 'من مزارع الروبيان على ساحل البحر الأحمر، حُصد ليلًا ووُضع على الثلج فورًا.',
    en: 'From the shrimp farms of the Red Sea coast, harvested at night and iced at once.',
  },
]

export function farmedFresh({ category, code }: Species): readonly Pair[] {
  if (code.startsWith('shrimp')) return [...farmedAnywhere, ...fromShrimpFarms]
  return [...farmedAnywhere, ...(category === 'finfish_freshwater' ? fromPonds : fromCages)]
}

export const farmedFrozen: readonly Pair[] = [
  {
    ar: 'إنتاج مزارع سعودية، تجميد فردي سريع، الحبات منفصلة في الكيس.',
    en: 'From Saudi farms, individually quick-frozen, loose in the bag.',
  },
  {
    ar: 'مستزرع محلي مجمد في كرتون 10 كجم، تاريخ الإنتاج مطبوع على الكرتون.',
    en: 'Farmed here and frozen in cartons of 10 kg, production date printed on the carton.',
  },
]

export const live: readonly Pair[] = [
  {
    ar: 'حي في حوض ماء بحر، ويُسلَّم في صندوق رطب مع أعشاب بحرية.',
    en: 'Alive in a sea-water tank, handed over in a damp box with seaweed.',
  },
  {
    ar: 'يصل حيًا إلى السوق، وما ينفق قبل الاستلام لا يُحسب عليك.',
    en: 'Reaches the market alive; what dies before you collect it is not charged.',
  },
  {
    ar: 'حي ونشط عند العرض، يُفضَّل الاستلام في اليوم نفسه.',
    en: 'Alive and lively when listed; better collected on the same day.',
  },
]

export const dried: readonly Pair[] = [
  {
    ar: 'مجفف بالشمس على شباك مرفوعة، ملحه خفيف، ويُحفظ في مكان جاف.',
    en: 'Sun-dried on raised nets, lightly salted; keep in a dry place.',
  },
  {
    ar: 'تجفيف هذا الموسم، نظيف من الرمل، معبأ في أكياس محكمة.',
    en: 'Dried this season, free of sand, packed in sealed bags.',
  },
]

export const smoked = (country: Pair): readonly Pair[] => [
  {
    ar: `تدخين بارد، المنشأ ${country.ar}، مغلف مفرغ من الهواء ومبرد.`,
    en: `Cold-smoked, origin ${country.en}, vacuum-packed and chilled.`,
  },
  {
    ar: `مدخن على خشب الزان، المنشأ ${country.ar}، الصلاحية على العبوة.`,
    en: `Smoked over beech wood, origin ${country.en}, use-by date on the pack.`,
  },
]

export const importedChilled = (country: Pair): readonly Pair[] => [
  {
    ar: `مستورد مبرد، المنشأ ${country.ar}، وصل بشاحنة مبردة مع فواتير الجمرك.`,
    en: `Imported chilled, origin ${country.en}, arrived by refrigerated truck with customs papers.`,
  },
  {
    ar: `المنشأ ${country.ar}، في صناديق فلين مع الثلج، ولم يسبق تجميده.`,
    en: `Origin ${country.en}, in foam boxes with ice, never frozen.`,
  },
  {
    ar: `وصلت الشحنة من ${country.ar} وأُفسحت بعد فحص الحرارة، بين 0 و4 درجات.`,
    en: `The shipment from ${country.en} was cleared after a temperature check, between 0 and 4 °C.`,
  },
  {
    ar: `استيراد مباشر من ${country.ar}، والبيع بالصندوق أو بالكيلو.`,
    en: `Imported directly from ${country.en}, sold by the box or by the kilogram.`,
  },
]

export const importedFrozen = (country: Pair): readonly Pair[] => [
  {
    ar: `مستورد مجمد، المنشأ ${country.ar}، كرتون 10 كجم صافي بدون الثلج.`,
    en: `Imported frozen, origin ${country.en}, cartons of 10 kg net of glazing.`,
  },
  {
    ar: `المنشأ ${country.ar}، محفوظ عند 18 درجة تحت الصفر من الميناء إلى مستودعنا.`,
    en: `Origin ${country.en}, kept at -18 °C from the port to our store.`,
  },
  {
    ar: `تجميد في البحر، المنشأ ${country.ar}، وتاريخ الإنتاج والصلاحية على كل كرتون.`,
    en: `Frozen at sea, origin ${country.en}, production and expiry dates on every carton.`,
  },
  {
    ar: `شحنة ${country.ar}، مفسوحة ومعها شهادة المنشأ، والبيع بالكرتون.`,
    en: `Shipment from ${country.en}, cleared and with a certificate of origin, sold by the carton.`,
  },
]

export const secondGrade: readonly Pair[] = [
  {
    ar: 'درجة أقل بسبب تفاوت الأحجام، والطعم لا يتأثر.',
    en: 'A lower grade because the sizes vary; the taste does not suffer.',
  },
  {
    ar: 'فيه حبات مخدوشة من الشبك، والسعر محسوب على ذلك.',
    en: 'Some pieces are marked by the net, and the price allows for it.',
  },
  {
    ar: 'يصلح للشوربة والمرق أكثر من العرض على السفرة.',
    en: 'Better for soup and stock than for showing whole at the table.',
  },
]

export const byTheBox: readonly Pair[] = [
  {
    ar: `متوفر بالثلاجة، ال${units.thallajah.ar} ${units.thallajah.kg} كجم، والسعر نفسه للكيلو.`,
    en: `Also by the ${units.thallajah.en} of ${units.thallajah.kg} kg at the same price per kilogram.`,
  },
  {
    ar: 'الكمية تكفي المطاعم، ومن يأخذ ثلاجة كاملة نختار له الحجم.',
    en: 'Enough for restaurants; whoever takes a whole ice box may choose the size.',
  },
  {
    ar: 'البيع بالجملة متاح للمحلات، ويُحمَّل على شاحنة مبردة من السوق.',
    en: 'Wholesale for shops, loaded onto a refrigerated truck at the market.',
  },
]

/** Of a stall that offers the goods cut. */
export const cutting: Pair = {
  ar: 'التنظيف والتقطيع متاحان، والوزن قبل التنظيف.',
  en: 'Cleaning and cutting on request; the weight is taken before cleaning.',
}

export const service: readonly Pair[] = [
  { ar: 'الاستلام من المبسط حتى أذان المغرب.', en: 'Collect at the stall until the sunset call to prayer.' },
  {
    ar: 'نغلف الطلب بالثلج لمن يسافر به.',
    en: 'We pack the order in ice for those who travel with it.',
  },
  {
    ar: 'اكتب في الطلب إن أردته مفتوحًا للشوي أو مقطعًا للقلي.',
    en: 'Write in the order whether you want it opened for the grill or cut for frying.',
  },
]

export const importService: readonly Pair[] = [
  {
    ar: 'التسليم في سيارات مبردة داخل المدينة خلال يوم.',
    en: 'Delivered in refrigerated vans within the city in a day.',
  },
  {
    ar: 'شهادة الصحة وصورة البيان الجمركي تُرسل مع الفاتورة.',
    en: 'The health certificate and a copy of the customs declaration come with the invoice.',
  },
  {
    ar: 'يُفتح كرتون عينة عند الاستلام لمن يطلب.',
    en: 'A sample carton is opened on collection for whoever asks.',
  },
  {
    ar: 'الكميات الكبيرة تُحجز قبل يومين.',
    en: 'Large quantities are reserved two days ahead.',
  },
]

export function kitchen({ category, code, hundred_riyal }: Species): readonly Pair[] {
  if (code.startsWith('shrimp')) {
    return [
      { ar: 'مناسب للكبسة والمجبوس والشوي على السيخ.', en: 'Suits kabsa, majboos and skewers.' },
      { ar: 'قشره رقيق ويسهل تنظيفه.', en: 'Thin shell, easy to peel.' },
      { ar: 'يُسلق في دقائق ويحافظ على قوامه.', en: 'Boils in minutes and stays firm.' },
    ]
  }
  if (category === 'crustacean') {
    return [
      { ar: 'ممتلئ باللحم، للسلق أو الشوي مع الزبدة.', en: 'Full of meat, to boil or to grill with butter.' },
      { ar: 'يُباع كاملًا دون فصل الأرجل.', en: 'Sold whole with its legs on.' },
    ]
  }
  if (category === 'cephalopod') {
    return [
      { ar: 'لحمه طري بعد الشوي السريع.', en: 'Tender after a quick grill.' },
      { ar: 'يصلح للحشو والقلي حلقات.', en: 'Good for stuffing, or for frying in rings.' },
    ]
  }
  if (category === 'mollusc') {
    return [
      { ar: 'يُغسل بماء بارد ويُطبخ بالبخار حتى يفتح.', en: 'Rinse in cold water and steam until it opens.' },
      { ar: 'مناسب للشوربة والمقبلات.', en: 'For soups and starters.' },
    ]
  }
  if (hundred_riyal) {
    return [
      { ar: 'مناسب للقلي والصيادية.', en: 'Suits frying and sayadiyah.' },
      {
        ar: 'حجم القلاية، من الأصناف التي تطلبها البيوت كل يوم.',
        en: 'Frying-pan size, what homes ask for every day.',
      },
      { ar: 'طعمه بلدي لمن يحب القلي الناشف.', en: 'The familiar taste for those who like it fried crisp.' },
    ]
  }
  if (category === 'finfish_pelagic') {
    return [
      { ar: 'يصلح للشرائح والتنور والصالونة.', en: 'Good in steaks, from the tannour or in salona.' },
      { ar: 'لحمه متماسك للشوي على الفحم.', en: 'Firm meat for the charcoal grill.' },
    ]
  }
  if (category === 'finfish_salmonid') {
    return [
      {
        ar: 'مناسب للفرن والسوشي إذا طُلب منزوع الجلد.',
        en: 'For the oven, or skinned on request for sushi.',
      },
      { ar: 'نسبة الدهن جيدة ولونه ثابت بعد الطبخ.', en: 'Good fat, and the colour holds after cooking.' },
    ]
  }
  return [
    { ar: 'مناسب للشوي والمندي والصيادية.', en: 'Suits the grill, mandi and sayadiyah.' },
    { ar: 'لحمه أبيض وشوكه قليل.', en: 'White meat with few bones.' },
    { ar: 'من أصناف العزائم، يُطبخ كاملًا أو قطعًا.', en: 'A fish for guests, cooked whole or in pieces.' },
  ]
}
