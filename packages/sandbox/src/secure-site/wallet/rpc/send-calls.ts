import { SiteError } from '@latchkey/frame/site'
import type { Hex } from 'viem'
import type { Call } from '../../../chains/evm/key-account/contract-account.ts'
import { sendBatch, sendCall } from '../chain/send-as-key.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { asList, type UnsafeMethod } from './method.ts'
import { requestFor, runAsContract } from './propose-calls.ts'
import { readCall, readNumber } from './read-call.ts'

interface Batch {
  readonly chainId: number
  readonly calls: readonly Call[]
}

/** `wallet_sendCalls` (EIP-5792): one batch, all of it or nothing. Capabilities of a page are left undone. */
export const sendCalls: UnsafeMethod = async (core, params) => {
  const [wanted] = asList(params)
  const { from, chainId, calls, id } = Object(wanted)
  const sender = await senderOf(core, from ?? undefined)
  const batch: Batch = {
    chainId: Number(readNumber(chainId) ?? core.place.evmChainId),
    calls: asList(calls).map(readCall),
  }
  if (batch.calls.length === 0) throw new SiteError('This batch has no calls')
  return {
    request: await requestFor(core, sender, batch),
    async run() {
      const hash = await send(core, sender, batch)
      const key = typeof id === 'string' ? id : hash
      core.batches.set(key, { chainId: batch.chainId, hash })
      return { id: key, capabilities: {} }
    },
  }
}

async function send(core: WalletCore, sender: Sender, batch: Batch): Promise<Hex> {
  if (sender.type === 'smartAccount') return (await runAsContract(core, sender, batch)).hash
  const client = core.nodes.client(batch.chainId)
  const [first, ...others] = batch.calls
  if (first !== undefined && others.length === 0)
    return sendCall(client, sender.key, { call: first })
  return sendBatch(client, sender.key, batch.calls)
}
