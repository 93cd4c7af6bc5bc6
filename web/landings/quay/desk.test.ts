import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deskQuery, type QuayDesk } from './desk.ts'

const stored: QuayDesk = {
  userId: 7,
  fish: [],
  sizes: [],
  markets: [],
  usual: { quality: 1, fishType: 1 },
  past: [],
  stored: true,
}

describe('the desk at the moment at which the network returns', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** The desk that the page shows once the profile of `userId` is known, and the server has not answered yet. */
  function deskOf(userId: number): QuayDesk | undefined {
    const client = new QueryClient()
    client.setQueryData(deskQuery(undefined, 'ar').queryKey, stored)
    const observer = new QueryObserver(client, deskQuery(undefined, 'ar'))
    const stop = observer.subscribe(() => undefined)
    observer.setOptions(deskQuery(userId, 'ar'))
    const { data } = observer.getCurrentResult()
    stop()
    client.clear()
    return data
  }

  it('is the stored desk of the same person', () => {
    expect(deskOf(7)).toEqual(stored)
  })

  it('is not the stored desk of another person', () => {
    expect(deskOf(8)).toBeUndefined()
  })
})
