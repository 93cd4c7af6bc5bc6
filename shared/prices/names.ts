import type { Pair } from '../base/locale.ts'
import { coastNames } from '../catalog/coasts.ts'
import type { Channel, IndexPlace, OwnChannel, SourceChoice } from './choices.ts'

/** Names of sources, channels and places, as pages and files show them. */
export const sourceNames: Readonly<Record<SourceChoice, Pair>> = {
  local: { ar: 'بلدي', en: 'Local' },
  caught: { ar: 'بلدي من البحر', en: 'Local, caught' },
  farmed: { ar: 'بلدي مستزرع', en: 'Local, farmed' },
  imported: { ar: 'مستورد', en: 'Imported' },
}

export const channelNames: Readonly<Record<Channel, Pair>> = {
  fixed: { ar: 'بيع مباشر', en: 'Direct sale' },
  auction: { ar: 'مزاد', en: 'Auction' },
  offer: { ar: 'عرض على طلب', en: 'Offer' },
}

export const ownChannelNames: Readonly<Record<OwnChannel, Pair>> = {
  ...channelNames,
  hall: { ar: 'الحراج', en: 'Auction hall' },
}

export const placeNames: Readonly<Record<IndexPlace, Pair>> = {
  all: { ar: 'المملكة', en: 'The Kingdom' },
  ...coastNames,
}
