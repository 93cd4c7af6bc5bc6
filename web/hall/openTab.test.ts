import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedTab, storeTab } from './openTab.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the open part of the hall', () => {
  it('survives a reload', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    expect(storedTab()).toBe('sell')
    storeTab('dues')
    expect(storedTab()).toBe('dues')
    kept.set('hall-tab', 'another')
    expect(storedTab()).toBe('sell')
  })

  it('is the selling part if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
    storeTab('today')
    expect(storedTab()).toBe('sell')
  })
})
