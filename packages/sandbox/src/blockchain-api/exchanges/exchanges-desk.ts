import type { EvmChains } from '../../chains/evm/evm-chains.ts'
import type { SolanaChainsDesk } from '../../chains/solana/solana-chains.ts'
import { drawnWalletUrl } from '../../wallet-listing/drawing/draw-wallet.ts'
import { type ExchangeOrder, payOut } from './pay-out.ts'

/** An exchange of the sandbox. */
export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | null
}

/**
 * The actions of a visitor on the page of an exchange. `pay`: it is in progress, and succeeds with
 * the next question; `slow`: after three questions; `never`: it stays in progress; `cancel`:
 * nothing happens.
 */
export const EXCHANGE_ACTS = ['pay', 'slow', 'never', 'fail', 'cancel'] as const

/** Something that a visitor does there. */
export type ExchangeAct = (typeof EXCHANGE_ACTS)[number]

/** The states of a payment that the service reports. Source: docs/blockchain-api.md, section 10. */
export type ExchangeStatus = 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'

/** A payment at an exchange. */
export interface ExchangeSession extends ExchangeOrder {
  readonly id: string
  readonly exchangeId: string
  status: ExchangeStatus
  /** The transaction on the chain of the sandbox, once it is paid. */
  txHash?: string
}

/** The exchanges, for tests. */
export interface Exchanges {
  /** Payments that were begun, oldest first. */
  sessions(): readonly ExchangeSession[]
  /** Does on the page of a payment what a visitor would do. @throws SandboxError `wrong-option`. */
  act(sessionId: string, act: ExchangeAct): Promise<void>
  /** Which exchanges there are, by their ids; all of them by default. */
  offer(ids: readonly string[]): void
  /** Forgets every payment, and offers all. */
  clear(): void
}

/** The same as the routes use it. */
export interface ExchangesDesk extends Exchanges {
  list(): readonly Exchange[]
  find(sessionId: string): ExchangeSession | undefined
  create(exchangeId: string, order: ExchangeOrder): ExchangeSession
  /** The status of a payment; each question moves it on. */
  ask(session: ExchangeSession): Promise<ExchangeStatus>
}

interface Deps {
  readonly chains: Pick<EvmChains, 'list'>
  readonly solana: Pick<SolanaChainsDesk, 'list' | 'get'>
}

/** Source: docs/constants.json, `exchanges`. The names are invented. */
const NAMES = {
  coinbase: 'Lodestar',
  binance: 'Copperfield',
  reown_test: 'Proving Ground',
} as const

/** Questions that are answered with `IN_PROGRESS` before it succeeds. */
const QUESTIONS: Readonly<Record<'pay' | 'slow', number>> = { pay: 1, slow: 3 }

/** Makes exchanges that pay on the chains of the sandbox. */
export function createExchanges(deps: Deps): ExchangesDesk {
  const sessions = new Map<string, ExchangeSession>()
  /** How often a payment is still in progress. */
  const left = new Map<string, number>()
  let offered: readonly string[] | undefined
  const exchanges = Object.entries(NAMES).map(([id, name]): Exchange => {
    return { id, name, imageUrl: drawnWalletUrl(name) }
  })

  return {
    list: () => exchanges.filter(({ id }) => offered === undefined || offered.includes(id)),
    find: (id) => sessions.get(id),
    sessions: () => [...sessions.values()],
    create(exchangeId, order) {
      const id = crypto.randomUUID()
      const session: ExchangeSession = { id, exchangeId, ...order, status: 'UNKNOWN' }
      sessions.set(id, session)
      return session
    },
    async act(id, act) {
      const session = sessions.get(id)
      // Paid once, a payment is paid.
      if (session?.status !== 'UNKNOWN' || act === 'cancel') return
      if (act === 'fail') {
        session.status = 'FAILED'
        return
      }
      session.status = 'IN_PROGRESS'
      if (act !== 'never') left.set(id, QUESTIONS[act])
    },
    async ask(session) {
      const questions = left.get(session.id)
      if (session.status !== 'IN_PROGRESS' || questions === undefined) return session.status
      if (questions > 0) {
        left.set(session.id, questions - 1)
        return session.status
      }
      left.delete(session.id)
      session.txHash = await payOut(deps, session)
      session.status = 'SUCCESS'
      return session.status
    },
    offer(ids) {
      offered = ids
    },
    clear() {
      sessions.clear()
      left.clear()
      offered = undefined
    },
  }
}
