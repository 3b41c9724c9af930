import { SiteError } from '@latchkey/frame/site'
import { sendCall, type TransactionFields } from '../chain/send-as-key.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { asList, type Proposal, type UnsafeMethod } from './method.ts'
import { requestFor, runAsContract } from './propose-calls.ts'
import { readCallToSend, readNumber } from './read-call.ts'

/**
 * `eth_sendTransaction`. A key's own account sends it itself and answers its hash at once; a contract
 * account's goes through EntryPoint, and its hash is answered once it has succeeded.
 */
export const sendTransaction: UnsafeMethod = async (core, params) => {
  const [wanted] = asList(params)
  const { from, chainId } = Object(wanted)
  if (chainId !== undefined && Number(readNumber(chainId)) !== core.place.evmChainId)
    throw new SiteError('This transaction is for another network')
  const sender = await senderOf(core, from ?? undefined)
  return sender.type === 'eoa' ? byKey(core, sender, wanted) : byContract(core, sender, wanted)
}

async function byKey(core: WalletCore, sender: Sender, wanted: unknown): Promise<Proposal> {
  const call = readCallToSend(wanted)
  const fields = readFields(wanted)
  const chainId = core.place.evmChainId
  return {
    request: await requestFor(core, sender, { chainId, calls: [call] }),
    run: () => sendCall(core.nodes.client(chainId), sender.key, { call, fields }),
  }
}

async function byContract(core: WalletCore, sender: Sender, wanted: unknown): Promise<Proposal> {
  const { to, ...rest } = readCallToSend(wanted)
  if (to === undefined)
    throw new SiteError('This account cannot make contracts. Switch to the other account type')
  const what = { chainId: core.place.evmChainId, calls: [{ to, ...rest }] }
  return {
    request: await requestFor(core, sender, what),
    run: async () => (await runAsContract(core, sender, what)).transaction,
  }
}

function readFields(wanted: unknown): TransactionFields {
  const { gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = Object(wanted)
  const count = readNumber(nonce)
  return {
    gas: readNumber(gas),
    nonce: count === undefined ? undefined : Number(count),
    maxFeePerGas: readNumber(maxFeePerGas),
    maxPriorityFeePerGas: readNumber(maxPriorityFeePerGas),
  }
}
