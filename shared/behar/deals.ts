import type { DemandStatus, SupplyStatus } from './status.ts'

/**
 * The states of a deal (contract, section 6). `sent`: one side has sent its interest. `agreed`: the other side has
 * accepted it, and each sees the contact of the other. `ended`: one side has ended it, or the goods are sold.
 */
export const dealStates = ['sent', 'agreed', 'declined', 'withdrawn', 'ended'] as const
export type DealState = (typeof dealStates)[number]

export const dealSides = ['supply', 'demand'] as const
export type DealSide = (typeof dealSides)[number]

/** The steps that a side can take in a deal. */
export type DealStep = 'accept' | 'decline' | 'withdraw' | 'end' | 'message' | 'reserve' | 'sell'

/** A deal as one of its two sides sees it. */
export interface DealFacts {
  readonly status: DealState
  /** Whether this side has sent the interest. */
  readonly sent: boolean
  /** The entry of this side. */
  readonly side: DealSide
  /** The states of both entries today. */
  readonly supply: SupplyStatus
  readonly demand: DemandStatus
}

/** The reason why this side cannot make a step; null when it can. The buttons and the service use it. */
export function dealProblem(step: DealStep, deal: DealFacts): 'illegal_transition' | null {
  const { status, sent, side, supply, demand } = deal
  const agreed = status === 'agreed'
  const needs = demand === 'open' || demand === 'matched'
  const may: Record<DealStep, boolean> = {
    accept: status === 'sent' && !sent && supply === 'available' && needs,
    decline: status === 'sent' && !sent,
    withdraw: status === 'sent' && sent,
    end: agreed,
    message: status === 'sent' || agreed,
    reserve: agreed && side === 'supply' && supply === 'available' && needs,
    sell:
      agreed &&
      side === 'supply' &&
      (supply === 'available' || supply === 'reserved' || supply === 'expired') &&
      (needs || demand === 'expired'),
  }
  return may[step] ? null : 'illegal_transition'
}

/** Whether both sides see the contact of the other: from the agreement on, also after the deal has ended. */
export function showsContact(status: DealState): boolean {
  return status === 'agreed' || status === 'ended'
}

/** The events of a deal of which the other side is notified in the main market. */
export const dealNews = [
  'interest',
  'accepted',
  'declined',
  'withdrawn',
  'message',
  'reserved',
  'sold',
  'ended',
] as const
export type DealNews = (typeof dealNews)[number]

/** The events of which the integration notifies; `match` is about a demand, the others are about a deal. */
export const noticeNews = [...dealNews, 'match'] as const
export type NoticeNews = (typeof noticeNews)[number]
