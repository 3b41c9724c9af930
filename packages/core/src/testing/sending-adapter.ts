import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NamedTokenAmount,
  type TransactionRequest,
} from '../contract/index.ts'
import { createFakeAdapter, type FakeAdapter } from './fake-adapter.ts'
import type { FakeWallet } from './fake-wallet.ts'
import { need } from './need.ts'

/** An adapter with a scripted chain behind its transfers. */
export interface SendingAdapter extends FakeAdapter {
  /** Every request that the wallet got, in order. */
  readonly sent: readonly TransactionRequest[]
  /** Tokens by their address, as the chain has them, and what every account has of them. */
  readonly tokens: Map<string, Omit<NamedTokenAmount, 'token'>>
  /** The fee of a transfer, and its ceiling. */
  fees: { expected: bigint; ceiling: bigint | undefined }
  /** How the wallet answers; it approves by default. */
  answer: (request: TransactionRequest) => Promise<string> | string
}

/** Creates an adapter that can send. A recipient that begins with `bad` is none. */
export function createSendingAdapter(...wallets: readonly FakeWallet[]): SendingAdapter {
  const fake = createFakeAdapter(...wallets)
  const sent: TransactionRequest[] = []
  const tokens: SendingAdapter['tokens'] = new Map()
  const read = (account: AccountId): bigint => fake.nativeBalances.get(addressOf(account)) ?? 0n
  const coins = need(fake.balances).read
  const adapter: SendingAdapter = Object.assign(fake, {
    sent,
    tokens,
    fees: { expected: 100n, ceiling: 150n },
    answer: () => `0x${sent.length.toString(16).padStart(64, '0')}`,
    balances: {
      read: async (account: AccountId, signal: AbortSignal) => coins(account, signal),
      async ofToken(_account: AccountId, token: string) {
        const known = tokens.get(token)
        if (known === undefined) throw new LatchkeyError('caip.invalid-address', {})
        return { token, ...known }
      },
    },
    addresses: {
      check: async (text: string) =>
        text.startsWith('bad')
          ? { ok: false as const, reason: 'malformed' as const }
          : { ok: true as const, address: text },
    },
    transfers: {
      estimate: async () => adapter.fees.expected,
      fee: async () => ({ ...adapter.fees }),
      async largest({ from }: Pick<TransactionRequest, 'from'>) {
        const left = read(from) - (adapter.fees.ceiling ?? adapter.fees.expected)
        return left > 0n ? left : 0n
      },
      async send(request: TransactionRequest, signal: AbortSignal) {
        const { maxFee } = request
        if (signal.aborted) throw new LatchkeyError('aborted', {})
        if (maxFee !== undefined && adapter.fees.expected > maxFee)
          throw new LatchkeyError('transfer.fee-changed', {})
        sent.push(request)
        const id = await adapter.answer(request)
        const { sessionId, from: account, to, amount, token } = request
        adapter.emitSent(sessionId, { id, account, transfer: { to, amount, token } })
        return id
      },
    },
  })
  return adapter
}
