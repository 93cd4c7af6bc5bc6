import { messages } from '../../app/texts/text.ts'

/** Where the records of a page come from, told while it has none. */
export const emptyText = messages({
  upgrades: {
    ar: 'يصل إلى هنا طلب كل من يريد البيع، مع سجله أو رخصته.',
    en: 'Whoever wants to sell asks here, with a register or a licence.',
  },
  confirmations: {
    ar: 'يصل إلى هنا كل تحويل يبلغ عنه مشترٍ، مع إيصاله.',
    en: 'Every transfer that a buyer tells of comes here, with its receipt.',
  },
  payouts: {
    ar: 'يصل إلى هنا كل طلب سحب من محفظة إلى حساب بنكي.',
    en: 'Every payout that somebody asks for from their wallet comes here.',
  },
  products: {
    ar: 'يظهر هنا كل ما يعرضه البائعون للبيع، ومنه تختار المنتجات المميزة.',
    en: 'What sellers put on sale stands here; you choose the special ones from it.',
  },
  auctions: {
    ar: 'يظهر هنا كل مزاد من جدولته إلى نهايته.',
    en: 'Every auction stands here, from its schedule to its end.',
  },
  orders: {
    ar: 'يظهر هنا كل طلب من لحظة إنشائه.',
    en: 'Every order stands here from the moment it is made.',
  },
  requests: {
    ar: 'يظهر هنا كل ما يطلبه المشترون من البائعين، مع عروضه.',
    en: 'What buyers ask sellers for stands here, with its offers.',
  },
  contacts: {
    ar: 'يصل إلى هنا ما يُكتب في صفحة تواصل معنا.',
    en: 'What people write on the contact page comes here.',
  },
  news: {
    ar: 'اكتب أول خبر بصورة وباللغتين، وراجعه قبل نشره.',
    en: 'Write the first with a picture in both languages, and look at it before it comes out.',
  },
})
