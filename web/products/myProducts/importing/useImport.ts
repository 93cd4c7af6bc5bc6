import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#shared/base/limits.ts'
import { toRiyals } from '#shared/base/money.ts'
import { type Grams, toKilograms } from '#shared/base/quantity.ts'
import { api, Refusal } from '../../../app/calls/api.ts'
import { newKey } from '../../../app/calls/idempotencyKey.ts'
import { useAction } from '../../../app/calls/useCall.ts'
import { useLocale, useText } from '../../../app/texts/text.ts'
import { refreshSession } from '../../../auth/session.ts'
import { importText } from '../messages.ts'
import { keyOfLine, rememberListed } from './newLines.ts'
import type { FileChanges, LineChange, LineProblem } from './readChanges.ts'

/**
 * Applies the changes in calls of at most `limits.product.changed` products, then lists the new products one by one as
 * the form does, and keeps a report by line.
 */
export function useImport() {
  const t = useText(importText)
  const locale = useLocale()
  const queries = useQueryClient()
  const [report, setReport] = useState<Report | null>(null)
  const { busy, message, send } = useAction(
    async ({ changes, made }: FileChanges) => {
      const refused: LineProblem[] = []
      for (let first = 0; first < changes.length; first += limits.product.changed) {
        const part = changes.slice(first, first + limits.product.changed)
        const { products } = await api(
          'POST product/changes',
          { body: { items: part.map(itemOf) } },
          { locale },
        )
        products.forEach(({ refused: why }, place) => {
          const change = part[place]
          if (!why || !change) return
          refused.push({ line: change.line, field: change.product.name, text: reasonOf(why) })
        })
      }
      const done = changes.length - refused.length
      let listed = 0
      for (const line of made) {
        try {
          const key = await keyOfLine(line, newKey)
          await api('POST product/create', { body: line.body }, { locale, key })
          rememberListed(key)
          listed += 1
        } catch (error) {
          if (!(error instanceof Refusal) || error.status === 0 || error.status >= 500) throw error
          const errors = Object.values(error.errors).flat()
          refused.push({
            line: line.line,
            field: line.name,
            text: reasonOf({ errors, message: error.message }),
          })
        }
      }
      return { done, listed, refused }
    },
    {
      unsure: t.notAllApplied,
      onDone: setReport,
    },
  )
  const apply = async (file: FileChanges) => {
    await send(file)
    // Some products may have changed before a call failed.
    void queries.invalidateQueries({ queryKey: ['myProducts'] })
    void refreshSession(locale)
  }
  return {
    busy,
    message,
    report,
    apply: (file: FileChanges) => void apply(file),
    forget: () => setReport(null),
  }
}

/** The messages of the fields, or else the message of the refusal. */
function reasonOf({
  errors,
  message,
}: {
  readonly errors: readonly string[]
  readonly message: string
}): string {
  return errors.length > 0 ? [...new Set(errors)].join(' ') : message
}

interface Report {
  /** The number of changed products. */
  readonly done: number
  /** The number of new products. */
  readonly listed: number
  readonly refused: readonly LineProblem[]
}

const itemOf = ({ product, price, quantity }: LineChange) => ({
  id: product.id,
  ...(price === undefined ? {} : { price: toRiyals(price) }),
  ...(quantity === undefined ? {} : stockOf(product.quantity, quantity)),
})

const stockOf = (before: number, quantity: Grams) => ({
  quantity: toKilograms(quantity),
  quantity_before: before,
})
