import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import { dismissAllToasts, dismissToast, holdToast, showToast, startTime, toasts } from './toasts.ts'

const texts = () => toasts.get().map(({ text }) => text)
const undo = { label: 'undo', onPress: () => undefined, undo: true }

beforeEach(() => {
  vi.useFakeTimers()
  dismissAllToasts()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('showToast', () => {
  it('shows one toast for its time, and replaces it by the next', () => {
    showToast('success', 'first', { label: 'view', onPress: () => undefined })
    vi.advanceTimersByTime(limits.toastMs - 1)
    showToast('info', 'second')
    expect(texts()).toEqual(['second'])
    vi.advanceTimersByTime(limits.toastMs - 1)
    expect(texts()).toEqual(['second'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('keeps an undo for its time before the next toast', () => {
    showToast('info', 'removed', undo)
    showToast('success', 'saved')
    showToast('success', 'sent')
    expect(texts()).toEqual(['removed', 'sent'])
    vi.advanceTimersByTime(limits.undoMs)
    expect(texts()).toEqual(['sent'])
    vi.advanceTimersByTime(limits.toastMs)
    expect(texts()).toEqual([])
  })

  it('replaces an undo by a later undo', () => {
    showToast('info', 'removed one', undo)
    showToast('info', 'removed two', undo)
    expect(texts()).toEqual(['removed two'])
  })
})

describe('the time of a toast', () => {
  it('stops while the toast is held and then starts again', () => {
    showToast('success', 'held')
    holdToast()
    vi.advanceTimersByTime(limits.toastMs * 3)
    expect(texts()).toEqual(['held'])
    startTime()
    vi.advanceTimersByTime(limits.toastMs)
    expect(texts()).toEqual([])
  })

  it('starts for the waiting toast when the visible one is dismissed', () => {
    showToast('info', 'removed', undo)
    showToast('success', 'saved')
    dismissToast(toasts.get()[0]?.id ?? 0)
    expect(texts()).toEqual(['saved'])
    vi.advanceTimersByTime(limits.toastMs)
    expect(texts()).toEqual([])
  })
})
