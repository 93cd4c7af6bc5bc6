import { messages } from '../../app/texts/text.ts'

/** Texts of every step of the user's entries. Weights are passed as text. */
export const stepText = messages({
  quantity: { ar: 'الكمية', en: 'Quantity' },
  most: {
    ar: (weight: string) => `حتى \u2068${weight}\u2069 كجم`,
    en: (weight: string) => `Up to ${weight} kg`,
  },
  mostOfBoth: {
    ar: (weight: string, reserved: string) =>
      `حتى \u2068${weight}\u2069 كجم، منها \u2068${reserved}\u2069 كجم محجوزة تُباع أولًا`,
    en: (weight: string, reserved: string) =>
      `Up to ${weight} kg. The ${reserved} kg reserved are sold first`,
  },
  unsure: {
    ar: 'لم يصل ذلك إلى سوق بحار، أعد المحاولة بعد لحظات',
    en: 'Behar market did not receive it, please try again in a moment',
  },
  named: {
    ar: (step: string, number: string) => `${step}، ${number}`,
    en: (step: string, number: string) => `${step}, ${number}`,
  },
  remove: { ar: 'احذف', en: 'Remove' },
  promised: {
    ar: 'منه كمية محجوزة في صفقة. أنهِ الصفقة أولًا ثم احذفه',
    en: 'Part of it is reserved in a deal. End the deal first, then remove it',
  },
  reservedPart: {
    ar: (weight: string) => `محجوز \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} reserved`,
  },
  reservedForYou: {
    ar: (weight: string) => `محجوز لك \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} reserved for you`,
  },
  soldPart: {
    ar: (weight: string) => `بيع \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} sold`,
  },
  fulfilledPart: {
    ar: (weight: string) => `نُفّذ \u2068${weight}\u2069`,
    en: (weight: string) => `${weight} fulfilled`,
  },
})

/** Texts of each step: the button, and the sheet that asks for the quantity. */
export const stepTexts = {
  sell: messages({
    title: { ar: 'تم البيع', en: 'Mark as sold' },
    why: { ar: 'ما بيع لا يظهر للمشترين بعد ذلك.', en: 'Buyers no longer see what was sold.' },
    send: { ar: 'سجّل البيع', en: 'Record the sale' },
    done: {
      ar: (number: string, weight: string) => `سُجّل بيع \u2068${weight}\u2069 من العرض ${number}`,
      en: (number: string, weight: string) => `Recorded ${weight} of supply ${number} as sold`,
    },
  }),
  reserve: messages({
    title: { ar: 'احجز', en: 'Reserve' },
    why: {
      ar: 'ما تحجزه لمشترٍ لا يُعرض على غيره حتى تبيعه أو تلغي الحجز.',
      en: 'What you reserve for a buyer is not offered to others until you sell or release it.',
    },
    send: { ar: 'احجز الكمية', en: 'Reserve quantity' },
    done: {
      ar: (number: string, weight: string) => `حُجز \u2068${weight}\u2069 من العرض ${number}`,
      en: (number: string, weight: string) => `Reserved ${weight} of supply ${number}`,
    },
  }),
  release: messages({
    title: { ar: 'ألغِ الحجز', en: 'Release' },
    why: { ar: 'تعود الكمية متاحة للجميع.', en: 'The quantity becomes available to everyone again.' },
    send: { ar: 'أعدها متاحة', en: 'Make available' },
    done: {
      ar: (number: string, weight: string) => `عاد \u2068${weight}\u2069 من العرض ${number} متاحًا`,
      en: (number: string, weight: string) => `${weight} of supply ${number} are available again`,
    },
  }),
  fulfill: messages({
    title: { ar: 'تم التنفيذ', en: 'Mark as fulfilled' },
    why: {
      ar: 'ما وصلك أو اتفقت عليه يُنقص من طلبك.',
      en: 'What you received or agreed on is taken off your demand.',
    },
    send: { ar: 'سجّل التنفيذ', en: 'Record as fulfilled' },
    done: {
      ar: (number: string, weight: string) => `سُجّل تنفيذ \u2068${weight}\u2069 من الطلب ${number}`,
      en: (number: string, weight: string) => `Recorded ${weight} of demand ${number} as fulfilled`,
    },
  }),
  reserveForDeal: messages({
    title: { ar: 'احجز للمشتري', en: 'Reserve for the buyer' },
    why: {
      ar: 'تبقى الكمية محجوزة لهذه الصفقة حتى تبيعها أو تنهي الصفقة.',
      en: 'The quantity stays reserved for this deal until you sell it or end the deal.',
    },
    send: { ar: 'احجز الكمية', en: 'Reserve quantity' },
    done: {
      ar: (number: string, weight: string) => `حُجز \u2068${weight}\u2069 من العرض ${number} للمشتري`,
      en: (number: string, weight: string) => `Reserved ${weight} of supply ${number} for the buyer`,
    },
  }),
  sellForDeal: messages({
    title: { ar: 'تم البيع للمشتري', en: 'Mark as sold to the buyer' },
    why: {
      ar: 'تُخصم الكمية من عرضك ومن طلب المشتري.',
      en: 'The quantity is taken off your supply and off the buyer’s demand.',
    },
    send: { ar: 'سجّل البيع', en: 'Record the sale' },
    done: {
      ar: (number: string, weight: string) => `سُجّل بيع \u2068${weight}\u2069 من العرض ${number} للمشتري`,
      en: (number: string, weight: string) => `Recorded ${weight} of supply ${number} as sold to the buyer`,
    },
  }),
} as const

/** Texts of the question before an entry is removed. */
export const removeTexts = {
  supply: messages({
    askTitle: {
      ar: (number: string) => `حذف العرض ${number}؟`,
      en: (number: string) => `Remove supply ${number}?`,
    },
    askBody: {
      ar: 'لن يراه المشترون ولن يُطابَق بعد ذلك. يبقى في المنتهية، ويمكنك عرض مثله.',
      en: 'Buyers will no longer see it and it will not be matched. It stays under Closed, and you can add a similar one.',
    },
    askYes: { ar: 'احذف العرض', en: 'Remove supply' },
    askNo: { ar: 'إبقاؤه', en: 'Keep it' },
    removed: {
      ar: (number: string) => `حُذف العرض ${number}`,
      en: (number: string) => `Supply ${number} was removed`,
    },
  }),
  demand: messages({
    askTitle: {
      ar: (number: string) => `حذف الطلب ${number}؟`,
      en: (number: string) => `Remove demand ${number}?`,
    },
    askBody: {
      ar: 'لن يراه البائعون ولن يُطابَق بعد ذلك. يبقى في المنتهية، ويمكنك طلب مثله.',
      en: 'Sellers will no longer see it and it will not be matched. It stays under Closed, and you can request the same again.',
    },
    askYes: { ar: 'احذف الطلب', en: 'Remove demand' },
    askNo: { ar: 'إبقاؤه', en: 'Keep it' },
    removed: {
      ar: (number: string) => `حُذف الطلب ${number}`,
      en: (number: string) => `Demand ${number} was removed`,
    },
  }),
} as const
