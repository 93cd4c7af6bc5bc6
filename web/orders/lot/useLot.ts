import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { askForLot, type LotFacts } from './loadLot.ts'

/** A lot that is being ordered, held against how its award stands: where it is gone the page says what holds instead. */
export function useLot(facts: LotFacts) {
  const router = useRouter()
  const locale = useLocale()
  const [live, setLive] = useState(facts)

  /** Asks again: false where the lot is no longer the reader's to order. */
  const stillSo = async (): Promise<boolean> => {
    try {
      setLive(await askForLot(facts.product.id, { locale, signal: undefined }))
      return true
    } catch (error) {
      const gone = error instanceof Refusal && goneAnswers.has(error.status)
      if (!gone) throw error
      await router.invalidate()
      return false
    }
  }

  return { live, stillSo }
}

const goneAnswers: ReadonlySet<number> = new Set([403, 404, 409])
