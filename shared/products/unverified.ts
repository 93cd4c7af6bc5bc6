import type { Pair } from '../base/locale.ts'

/** The verification of a seller: whether staff verified the account, and what the market allows until then. */
export interface SellerStanding {
  readonly verified: boolean
  /** The setting `unverified_goods`: null allows everything, 0 allows nothing, and another number allows this many goods on sale and no auctions. */
  readonly most: number | null
  /** The number of goods on sale, not counting auctions. */
  readonly onSale: number
}

/** The action of a seller: put this many more goods on sale, start an auction, or make an offer on a request. */
export type SellerWish = { readonly goods: number } | 'auction' | 'offer'

/** The reason why a seller who is not verified may not do this, in words for the seller; null if it is allowed. */
export function unverifiedRefusal({ verified, most, onSale }: SellerStanding, wish: SellerWish): Pair | null {
  if (verified || most === null) return null
  if (most === 0) return nothingYet
  if (wish === 'auction') return noAuctionsYet
  if (wish === 'offer' || onSale + wish.goods <= most) return null
  const one = most === 1
  return {
    ar: `الحد قبل توثيق حسابك ${one ? 'منتج واحد معروض' : `${most} من المنتجات المعروضة معًا`}. أرسل أوراقك من صفحة «توثيق الحساب».`,
    en: `Until your account is verified, ${one ? 'one of your products' : `at most ${most} of your products`} can be on sale. Send your papers on the “Verify account” page.`,
  }
}

const nothingYet: Pair = {
  ar: 'يبدأ البيع بعد أن يوثّق السوق حسابك. أرسل أوراقك من صفحة «توثيق الحساب».',
  en: 'You can sell once your account is verified. Send your papers on the “Verify account” page.',
}

const noAuctionsYet: Pair = {
  ar: 'المزادات للحسابات الموثّقة. أرسل أوراقك من صفحة «توثيق الحساب».',
  en: 'Auctions are for verified accounts. Send your papers on the “Verify account” page.',
}
