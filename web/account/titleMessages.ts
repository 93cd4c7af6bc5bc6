import { messages } from '../base/text.ts'

/** Titles of the private pages: they come with the first load, since header and browser tab say them at once. */
export const accountTitles = messages({
  account: { ar: 'حسابي', en: 'My account' },
  edit: { ar: 'تعديل الحساب', en: 'Edit the account' },
  upgrade: { ar: 'ترقية الحساب', en: 'Become a seller' },
  favorites: { ar: 'المفضلة', en: 'Favourites' },
})

/** The same for the texts of rules; the footer names them too. */
export const legalTitles = messages({
  terms: { ar: 'الشروط والأحكام', en: 'Terms of use' },
  privacy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
})
