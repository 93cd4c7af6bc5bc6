import { messages } from './texts/text.ts'

/** Page titles that the header, menu or footer shows before the chunk of the page has loaded. */
export const authTitles = messages({
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  signUp: { ar: 'إنشاء حساب', en: 'Create account' },
  forgotPassword: { ar: 'استعادة كلمة المرور', en: 'Reset your password' },
  checkCode: { ar: 'رمز التحقق', en: 'Verification code' },
  resetPassword: { ar: 'كلمة مرور جديدة', en: 'New password' },
  verifyMobile: { ar: 'توثيق الجوال', en: 'Verify your mobile number' },
})

export const accountTitles = messages({
  account: { ar: 'حسابي', en: 'My account' },
  edit: { ar: 'تعديل الحساب', en: 'Edit account' },
  upgrade: { ar: 'نوع الحساب وتوثيقه', en: 'Account type and verification' },
  addresses: { ar: 'عناويني', en: 'My addresses' },
  notifications: { ar: 'الإشعارات والتنبيهات', en: 'Notifications & alerts' },
  favorites: { ar: 'المفضلة', en: 'Favourites' },
})

export const shopTitle = { ar: 'متجري', en: 'My shop' } as const

export const legalTitles = messages({
  terms: { ar: 'الشروط والأحكام', en: 'Terms of use' },
  privacy: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
})

export const orderTitles = messages({
  sales: { ar: 'طلبات البيع', en: 'Sales' },
  purchases: { ar: 'مشترياتي', en: 'My purchases' },
  order: { ar: 'تفاصيل الطلب', en: 'Order' },
  receipt: { ar: 'إيصال الطلب', en: 'Receipt' },
  print: { ar: 'طباعة الطلبات', en: 'Print orders' },
})

export const checkoutTitles = messages({
  confirmation: { ar: 'تأكيد الطلب', en: 'Checkout' },
  lot: { ar: 'إتمام طلب المزاد', en: 'Order your auction win' },
})

export const walletTitles = messages({
  wallet: { ar: 'المحفظة', en: 'Wallet' },
  card: { ar: 'الدفع بالبطاقة', en: 'Pay by card' },
})

export const requestTitles = messages({
  open: { ar: 'طلبات المشترين', en: 'Buyers’ requests' },
  one: { ar: 'الطلب وعروضه', en: 'Request and offers' },
  mine: { ar: 'طلباتي وعروضي', en: 'Requests & offers' },
  add: { ar: 'اطلب سمكًا', en: 'Request fish' },
})

export const marketTitles = messages({
  local: { ar: 'السوق المحلي', en: 'Local market' },
  imported: { ar: 'السوق الدولي', en: 'International market' },
})

export const listingTitles = messages({
  add: { ar: 'إضافة منتج', en: 'Add product' },
  mine: { ar: 'منتجاتي', en: 'My products' },
  edit: { ar: 'تعديل المنتج', en: 'Edit product' },
})

export const addAuctionTitles = messages({ add: { ar: 'إضافة مزاد', en: 'Add auction' } })

export const ownAuctionTitles = messages({
  mine: { ar: 'مزاداتي', en: 'My auctions' },
  one: { ar: 'مزادي', en: 'My auction' },
})

export const recordTitle = { ar: 'سجل المزاد', en: 'Auction record' } as const

export const beharTitles = messages({
  market: { ar: 'سوق بحار', en: 'Behar market' },
  demands: { ar: 'طلباتي في سوق بحار', en: 'My demands in Behar market' },
  mine: { ar: 'حسابي في سوق بحار', en: 'My Behar market' },
  subscription: { ar: 'اشتراك سوق بحار', en: 'Behar subscription' },
})

export const hallTitle = { ar: 'الحراج', en: 'Auction hall' } as const

export const landingTitle = { ar: 'صيد قادم', en: 'Arriving catch' } as const

export const boardTitle = { ar: 'لوحة السوق', en: 'Market board' } as const

export const operatorTitles = messages({
  operator: { ar: 'لوحة التشغيل', en: 'Operations' },
})
