import type { ExchangeStatus, ExchangesQuery } from '@latchkey/core'
import type { Latchkey } from '@latchkey/react'
import { anInstance } from './an-instance.ts'

/** An instance whose exchange answers as a test says. */
export interface Exchange {
  readonly latchkey: Latchkey
  /** The pages and payments that it was asked for. */
  readonly asked: string[]
  /** The answer about payments; one that is thrown in its place is an error. */
  status: ExchangeStatus['status'] | Error
}

/** An exchange with one page, and payments that it does not know yet. */
export function anExchange(): Exchange {
  const inner = anInstance({ logLevel: 'silent' })
  const exchange: { status: Exchange['status'] } = { status: 'UNKNOWN' }
  const asked: string[] = []
  const pay: Latchkey['actions']['pay'] = {
    ...inner.actions.pay,
    async exchanges({ page, asset }: ExchangesQuery = {}) {
      asked.push(`page ${page} ${asset}`)
      return { total: 1, exchanges: [{ id: 'lodestar', name: 'Lodestar' }] }
    },
    async buyStatus({ exchangeId, sessionId }) {
      asked.push(`${exchangeId} ${sessionId}`)
      const { status } = exchange
      if (status instanceof Error) throw status
      return { status }
    },
  }
  const latchkey: Latchkey = { ...inner, actions: { ...inner.actions, pay } }
  return Object.assign(exchange, { latchkey, asked })
}
