import type { NodeReader, TransactionRequest } from '@latchkey/core/contract'
import { ALICE_CHECKED, BOB } from './scripted-wallet.ts'
import { startAdapter } from './started-adapter.ts'

/** The hash that the wallet answers with. */
export const HASH = `0x${'ab'.repeat(32)}`
const from = `eip155:1:${ALICE_CHECKED}` as const
/** A transfer from the first account of the wallet. */
export const request: TransactionRequest<'eip155'> = {
  sessionId: 'io.fjord',
  from,
  to: BOB,
  amount: 10n ** 30n,
}

/** Opens a session with a wallet that answers what is sent. */
export async function sending(answer: () => unknown = () => HASH, read?: NodeReader['read']) {
  const script = { eth_sendTransaction: answer, wallet_sendCalls: answer }
  const started = await startAdapter(script, read)
  await started.open()
  started.wallet.methods.length = 0
  const { transfers, calls } = started.adapter
  if (transfers === undefined || calls === undefined) throw new Error('The facets are missing')
  return { ...started, transfers, batches: calls }
}
