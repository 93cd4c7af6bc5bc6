import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hall } from '#shared/hall/contract.ts'
import { type Desk, type DeskState, deskQuery } from './desk.ts'

const stored = { userId: 7, hall: { id: 3 } as Hall, stored: true } as Desk

describe('the desk of a hall at the moment at which the network returns', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** The desk that the page shows while the server has not answered for this person and hall. */
  function deskOf(userId: number, hallId?: number): DeskState | undefined {
    const client = new QueryClient()
    client.setQueryData(deskQuery(undefined, undefined, 'ar').queryKey, stored)
    const observer = new QueryObserver(client, deskQuery(undefined, undefined, 'ar'))
    const stop = observer.subscribe(() => undefined)
    observer.setOptions(deskQuery(hallId, userId, 'ar'))
    const { data } = observer.getCurrentResult()
    stop()
    client.clear()
    return data
  }

  it('is the stored desk of the same person and hall', () => {
    expect([deskOf(7), deskOf(7, 3)]).toEqual([stored, stored])
  })

  it('is not the stored desk of another person or hall', () => {
    expect([deskOf(8), deskOf(7, 4)]).toEqual([undefined, undefined])
  })
})
