import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, Refusal } from '../base/api.ts'
import { useLocale, useText } from '../base/text.ts'
import { cardText } from './cardMessages.ts'
import type { Charge } from './useCharge.ts'

type Outcome = Exclude<Charge['status'], 'pending'>

/** Lets the stand-in's card pass or fail, once; what the charge then is decides what follows. */
export function usePlayedCard(chargeId: number) {
  const t = useText(cardText)
  const locale = useLocale()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<Outcome | null>(null)
  const [trouble, setTrouble] = useState<string | undefined>()
  const underWay = useRef(false)
  const play = async (status: Outcome) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(status)
    setTrouble(undefined)
    try {
      await api('POST payments/sandbox', { body: { charge_id: chargeId, status } }, { locale })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Settled meanwhile: what it is now is asked for below.
      if (error.code !== 'illegal_transition')
        setTrouble(error.status >= 500 || error.status === 0 ? t.notSent : error.message)
    } finally {
      underWay.current = false
      setBusy(null)
      await queries.invalidateQueries({ queryKey: ['charge', chargeId] })
    }
  }
  return { play, busy, trouble }
}
