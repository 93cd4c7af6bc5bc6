import { messages } from '../../app/texts/text.ts'
import { shellText } from '../messages.ts'

/** Texts for signed-in users. */
export const signedInText = messages({
  shop: { ar: 'متجري', en: 'My shop' },
  sales: { ar: 'الطلبات', en: 'Sales' },
  list: { ar: 'اعرض صيدك', en: 'List' },
  addSupply: { ar: 'أضف عرضًا', en: 'Add supply' },
  products: { ar: 'منتجاتي', en: 'Products' },
  account: shellText.account,
  accountOf: { ar: (name: string) => `حسابي، ${name}`, en: (name: string) => `My account, ${name}` },
})
