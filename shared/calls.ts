import {
  deleteProfile,
  exportProfile,
  getProfile,
  listSessions,
  requestUpgrade,
  revokeSessions,
  updateProfile,
} from './account/contract.ts'
import { listAuctions, showAuction } from './auctions/contract.ts'
import {
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  sendMobileCode,
  verifyMobile,
} from './auth/contract.ts'
import { getOptions } from './catalog/contract.ts'
import { createContact } from './contact/contract.ts'
import { listFavoriteIds, listFavorites, toggleFavorite } from './favorites/contract.ts'
import { getFishTraffic, getGallery, getMain, listBestSellers } from './home/contract.ts'
import { listBlogs, showBlog } from './news/contract.ts'
import { followNotifications, listNotifications, readNotifications } from './notifications/contract.ts'
import { approveUpgrade, listUpgrades, refuseUpgrade } from './operator/contract.ts'
import {
  listByIds,
  listImported,
  listLocal,
  listSpecial,
  searchProducts,
  showProduct,
} from './products/contract.ts'

/** Every call of the main API, in the specification's order. */
export const calls = [
  getMain,
  getFishTraffic,
  listBestSellers,
  getGallery,
  getOptions,
  searchProducts,
  listLocal,
  listImported,
  listSpecial,
  listByIds,
  showProduct,
  listBlogs,
  showBlog,
  createContact,
  register,
  login,
  logout,
  verifyMobile,
  sendMobileCode,
  getProfile,
  updateProfile,
  requestUpgrade,
  listSessions,
  revokeSessions,
  exportProfile,
  deleteProfile,
  forgotPassword,
  resetPassword,
  listNotifications,
  readNotifications,
  followNotifications,
  listAuctions,
  showAuction,
  listFavorites,
  listFavoriteIds,
  toggleFavorite,
  listUpgrades,
  approveUpgrade,
  refuseUpgrade,
] as const

type AnyCall = (typeof calls)[number]

/** From `GET products/show/{id}` to its call: what the typed client is made of. */
export type Calls = { [C in AnyCall as C['key']]: C }
