import type { UserType } from '#shared/base/access/permissions.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { DeliveryRoute } from '#shared/orders/arrival.ts'
import type { OrderAddress, OrderSaleType } from '#shared/orders/contract.ts'
import type { RefusalReason } from '#shared/orders/refusalReasons.ts'
import type { OrderStatus, PaymentCode, PaymentStatus, Side } from '#shared/orders/status.ts'
import type { Origin } from '#shared/products/contract.ts'
import type { CutSpecies } from '#shared/products/cuts.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import type { Confirmation } from '#shared/wallet/contract.ts'
import type { ChargeRow } from '../wallet/store.ts'
import type { Windows } from './progress/windows.ts'

interface Named {
  readonly name_ar: string
  readonly name_en: string
}

interface OptionRow<Code extends string = string> extends Named {
  readonly id: number
  readonly code: Code
}

/** The SQL that returns a city as a `CityPlace`. */
export const cityPlace = (city: string) =>
  `json_build_object('id', ${city}.id, 'latitude', ${city}.latitude, 'longitude', ${city}.longitude)`

/** The SQL that returns the different markets and landing places of products `p` in markets `m`. */
export const goodsPlaces = `json_agg(distinct jsonb_build_object('market_ar', m.name_ar, 'market_en', m.name_en,
  'landing_ar', p.landing_place_ar, 'landing_en', p.landing_place_en))`

/** The arrival rule of a delivery method (shared/orders/arrival.ts). Without a rule, all columns are null. */
export interface ArrivalColumns {
  readonly lead_hours: number | null
  readonly from_hour: number | null
  readonly until_hour: number | null
}

/** One side of an order; `stars` is the sum of the ratings that the person received. */
export interface PartyRow {
  readonly id: number
  readonly f_name: string
  readonly l_name: string
  readonly avatar: string | null
  readonly type: UserType
  readonly mobile: string | null
  readonly email: string | null
  readonly stars: number | null
  readonly ratings: number
}

export interface ItemRow extends Named {
  /** Null for an order of an offer on a request. */
  readonly product_id: number | null
  /** Set only in lists. */
  readonly species?: Named | null
  readonly size?: Named | null
  readonly image: string | null
  /** Set for a fillet and for steaks: the species, and the paths of the drawings of cuts by name. Undefined for a new order. */
  readonly cut?: (CutSpecies & { readonly pictures: Readonly<Record<string, string>> | null }) | null
  readonly origin: Origin
  readonly quantity_grams: number
  readonly ordered_grams: number
  /** Per kilogram, without the preparation. */
  readonly price_halalas: Halalas
  readonly preparation: Preparation
  /** Per kilogram. */
  readonly preparation_halalas: Halalas
  readonly total_halalas: Halalas
  /** The total at the time of ordering; undefined for an order that was placed in this transaction. */
  readonly ordered_total_halalas?: Halalas
}

/** The columns that steps read and change. */
export interface OrderState {
  readonly id: number
  readonly sale_type: OrderSaleType
  readonly status: OrderStatus
  readonly payment_status: PaymentStatus
  readonly buyer_id: number
  readonly seller_id: number
  readonly subtotal_halalas: Halalas
  readonly delivery_fee_halalas: Halalas
  readonly total_halalas: Halalas
  readonly commission_bp: number
  readonly windows: Windows
  readonly due_status: 'cancelled' | 'completed' | 'disputed' | null
  readonly due_at: Date | null
  readonly accepted_at: Date | null
  readonly completed_at: Date | null
  readonly weighed_at: Date | null
  readonly return_reason: string | null
  readonly return_at: Date | null
  readonly return_refused_at: Date | null
  readonly dispute_reason: string | null
  readonly dispute_at: Date | null
  readonly decision_refund_halalas: Halalas | null
  readonly decision_note: string | null
  readonly refunded_halalas: Halalas
  readonly payment: OptionRow<PaymentCode>
  /** The code of the delivery method. */
  readonly delivery_code: string
}

/** An order in a list. */
export interface SummaryRow extends OrderState {
  readonly buyer: PartyRow
  readonly seller: PartyRow
  readonly items: readonly ItemRow[]
  /** The request to which the accepted offer belongs; null for other orders. */
  readonly request: {
    readonly id: number
    readonly title: string
    readonly fish_ar: string
    readonly fish_en: string
  } | null
  /** The number of orders that share the delivery fee. */
  readonly delivery_orders: number
  readonly city: Named & { readonly id: number; readonly region_ar: string; readonly region_en: string }
  readonly delivery_method: OptionRow & ArrivalColumns
  /** Set only in the whole order and in a list that was requested by ids; null for a pickup. */
  readonly address?: Partial<OrderAddress> | null
  readonly body?: string
  readonly created_at: Date
  /** The unpaid orders that one charge pays, with this order among them; null for every other order. */
  readonly payment_group?: PaymentGroupRow | null
}

export interface PaymentGroupRow {
  readonly charge_id: number
  readonly orders: number
  readonly due_halalas: Halalas
}

interface TransferRow {
  readonly amount_halalas: Halalas
  readonly status: Confirmation['status']
  readonly note: string | null
  readonly bank_name: string
  readonly transfer_reference: string
  readonly receipt: string | null
  readonly at: string
}

export interface GoodsPlace {
  readonly market_ar: string
  readonly market_en: string
  readonly landing_ar: string | null
  readonly landing_en: string | null
}

/** The whole order. */
export interface OrderRow extends SummaryRow {
  readonly address: Partial<OrderAddress> | null
  readonly body: string
  /** The route from the cities of the goods, or of the seller of an offer, to the city of the order. */
  readonly route: DeliveryRoute
  /** The different markets and landing places of the goods; null or undefined for an accepted offer. */
  readonly goods_places?: readonly GoodsPlace[] | null
  /** The VAT number of the seller when the order was placed; null if the seller was not registered. */
  readonly seller_vat_number: string | null
  readonly events: readonly {
    readonly status: OrderStatus
    /** In the format of ISO 8601. */
    readonly at: string
    readonly side: Side
    readonly f_name: string | null
    readonly l_name: string | null
    /** The reason why the seller refused; null for every other step. */
    readonly reason: RefusalReason | null
    readonly note: string | null
  }[]
  /**
   * The side that caused an order of a lot or an offer to fail; undefined for an order that was placed in this
   * transaction.
   */
  readonly failed_by?: 'seller' | 'buyer' | null
  /** The packed weights that the seller recorded, the oldest first; `at` is ISO 8601. */
  readonly weighings: readonly {
    readonly at: string
    readonly grams: number
    readonly total_halalas: Halalas
  }[]
  readonly return_images: readonly string[]
  readonly ratings: readonly {
    readonly rater_id: number
    readonly stars: number
    readonly body: string
    readonly at: string
  }[]
  /** The time until which the seller's money is held; null if no money is held or the hold is frozen. */
  readonly held_until: Date | null
  /** The charge of a card or transfer payment; null for wallet and cash. */
  readonly charge: ChargeRow | null
  /** The transfer that the buyer reported last for the charge; `at` is ISO 8601. */
  readonly transfer: TransferRow | null
  /** The total of the charge's unpaid orders. */
  readonly charge_due_halalas: Halalas
}
