import { LatchkeyError } from '@latchkey/core/contract'
import { ALICE_CHECKED } from './scripted-wallet.ts'
import { type StartedAdapter, startAdapter } from './started-adapter.ts'

/** A chain as its nodes have it, by hash. */
export interface Chain {
  readonly transactions?: Readonly<Record<string, unknown>>
  readonly receipts?: Readonly<Record<string, unknown>>
  /** Code of the visitor's account. */
  readonly code?: string
}

/** A receipt of success. */
export const MINED = { status: '0x1', blockNumber: '0x10', logs: [] }

/** A visitor whose wallet and nodes say what a test lets them say. */
export async function aVisitor(
  chain: Chain,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<StartedAdapter & { readonly sessionId: string }> {
  const script = Object.entries(answers).map(([method, answer]) => [method, () => answer] as const)
  const said: Readonly<Record<string, (hash: string) => unknown>> = {
    eth_getTransactionReceipt: (hash) => chain.receipts?.[hash] ?? null,
    eth_getTransactionByHash: (hash) => chain.transactions?.[hash] ?? null,
    eth_getCode: () => chain.code ?? '0x',
    eth_getTransactionCount: () => '0x7',
    eth_call: () => `0x${word(1n)}`,
  }
  const started = await startAdapter(
    Object.fromEntries(script),
    async (_network, method, params) => {
      const [first] = params as readonly [string]
      const answer = said[method]
      if (answer === undefined) throw new LatchkeyError('rpc.unavailable', {})
      return answer(first)
    },
  )
  const { id: sessionId } = await started.open()
  return { ...started, sessionId }
}

/** The hash that lying wallets answer with. */
export const HASH = `0x${'ab'.repeat(32)}`
export const TOKEN = `0x${'70'.repeat(20)}` as const
/** The address of a thief, which no request of the tests names. */
export const THIEF = `0x${'66'.repeat(20)}`
/** The contract that receives bundles of smart accounts. Source: EIP-4337. */
export const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032'
/** Alice on Ethereum. */
export const ACCOUNT = `eip155:1:${ALICE_CHECKED}` as const

/** 32 bytes, without a prefix. */
export function word(value: string | bigint): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice('0x'.length)
  return digits.padStart(64, '0').toLowerCase()
}
