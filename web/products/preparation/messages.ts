import { messages } from '../../app/texts/text.ts'

/** Texts of the preparation of fish: cleaning and cutting. The amounts that they take already contain the currency. */
export const preparationText = messages({
  title: { ar: 'التجهيز', en: 'Preparation' },
  extra: { ar: (amount: string) => `+ ${amount}`, en: (amount: string) => `+ ${amount}` },
  free: { ar: 'مجانًا', en: 'Free' },
  byWholeWeight: {
    ar: 'سعر التجهيز لكل كيلو، والوزن قبل التنظيف.',
    en: 'Preparation is priced per kg of the weight before cleaning.',
  },
  priced: {
    ar: (name: string, amount: string) => `${name}، ${amount} للكيلو`,
    en: (name: string, amount: string) => `${name}, ${amount} per kg`,
  },
  freely: { ar: (name: string) => `${name} مجانًا`, en: (name: string) => `${name}, free` },
  beforeCleaning: { ar: 'الوزن قبل التنظيف', en: 'Weight before cleaning' },
  of: {
    ar: (fish: string, name: string) => `${fish} (${name})`,
    en: (fish: string, name: string) => `${fish} (${name})`,
  },
})
