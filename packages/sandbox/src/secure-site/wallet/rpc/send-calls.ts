import { SiteError } from '@latchkey/frame/site'
import type { Hex } from 'viem'
import { type Call, callData } from '../../../chains/evm/key-account/contract-account.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { delegation, sendBatch, sendCall } from '../chain/send-as-key.ts'
import { feeFacts } from '../describe/fee.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { BATCH_CODES } from './batch-codes.ts'
import { describeCalls } from './describe-for.ts'
import { asList, type UnsafeMethod } from './method.ts'
import { describeForContract, requestOf, runAsContract, sumOf } from './propose-calls.ts'
import { readCall, readNumber } from './read-call.ts'

/** The most calls of one request; a visitor would not read more. */
const MAX_CALLS = 50

/** Longest id that a page may give. Source: EIP-5792. */
const MAX_ID_LENGTH = 4096

interface Batch {
  readonly chainId: number
  readonly calls: readonly Call[]
}

/** `wallet_sendCalls` (EIP-5792): one batch, all of it or nothing. */
export const sendCalls: UnsafeMethod = async (core, params) => {
  const [wanted] = asList(params)
  const { from, chainId, calls, version = '1.0', id, capabilities } = Object(wanted)
  refuseUnknown([capabilities, ...asList(calls).map((call) => Object(call).capabilities)])
  const sender = await senderOf(core, from ?? undefined)
  const batch: Batch = {
    chainId: Number(readNumber(chainId) ?? core.place.evmChainId),
    calls: asList(calls).map(readCall),
  }
  if (batch.calls.length === 0 || batch.calls.length > MAX_CALLS)
    throw new SiteError(`A batch has 1 to ${MAX_CALLS} calls`, { code: BATCH_CODES.tooLarge })
  if (!core.nodes.has(batch.chainId))
    throw new SiteError('This wallet does not reach that network', {
      code: BATCH_CODES.unsupportedChain,
    })
  const ownId = readId(core, id)
  const proposed =
    sender.type === 'eoa'
      ? await describeForKey(core, sender, batch)
      : await describeForContract(core, sender, batch)
  return {
    ...proposed,
    async run() {
      const hash = await send(core, sender, batch)
      const key = ownId ?? hash
      const { chainId, type } = { ...batch, ...sender }
      core.batches.set(key, { chainId, version: String(version), hash, type })
      // The first version of the standard answers with the id alone.
      return version === '1.0' ? key : { id: key, capabilities: {} }
    },
  }
}

/**
 * Throws if a page needs a capability for its batch that this wallet does not have, such as paying
 * by another party's account. Capabilities that are marked as optional may be left undone.
 */
function refuseUnknown(capabilities: readonly unknown[]): void {
  for (const wanted of capabilities) {
    // Every batch is atomic here; no capability is needed for that.
    const needed = Object.entries(Object(wanted)).filter(
      ([name, wish]) => !name.startsWith('atomic') && Object(wish).optional !== true,
    )
    if (needed.length > 0)
      throw new SiteError(`This wallet can’t do what the batch needs: ${needed[0]?.[0]}`, {
        code: BATCH_CODES.unsupportedCapability,
      })
  }
}

function readId({ batches }: WalletCore, id: unknown): string | undefined {
  if (id === undefined) return undefined
  if (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH)
    throw new SiteError('The id of this batch can’t be used')
  if (batches.has(id))
    throw new SiteError('There is a batch with this id already', { code: BATCH_CODES.duplicateId })
  return id
}

async function send(core: WalletCore, sender: Sender, batch: Batch): Promise<Hex> {
  if (sender.type === 'smartAccount') return (await runAsContract(core, sender, batch)).hash
  const client = core.nodes.client(batch.chainId)
  const [first, ...others] = batch.calls
  if (first !== undefined && others.length === 0)
    return sendCall(client, sender.key, { call: first })
  return sendBatch(client, sender.key, batch.calls)
}

async function describeForKey(core: WalletCore, sender: Sender, { chainId, calls }: Batch) {
  const client = core.nodes.client(chainId)
  const { key } = sender
  const isAlone = calls.length === 1
  const taken = isAlone ? {} : await delegation(client, key)
  const transaction = isAlone
    ? { account: key.address, ...calls[0] }
    : { ...taken, account: key.address, to: key.address, data: callData(calls) }
  const [described, { fee, warnings, isShort }] = await Promise.all([
    describeCalls(core, sender, { chainId, calls }),
    feeFacts(client, transaction, { account: key.address, value: sumOf(calls) }),
  ])
  const taking = 'authorizationList' in taken ? [TAKES_CODE] : []
  return {
    request: {
      ...requestOf(described, warnings),
      network: networkOf(chainId),
      about: [...taking, accountFact(sender), fee],
      isShort,
    },
    parties: described.parties,
  }
}

const TAKES_CODE: Fact = {
  kind: 'note',
  tone: 'info',
  text: 'Your address takes on the code of an account, so that these calls go out as one. It keeps it.',
}
