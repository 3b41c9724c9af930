import { SiteError } from '@latchkey/frame/site'
import { type Client, concatHex, type Hex, type PrivateKeyAccount } from 'viem'
import { getCode, prepareTransactionRequest, sendRawTransaction } from 'viem/actions'
import { type Call, callData } from '../../../chains/evm/key-account/contract-account.ts'
import { SIMPLE_7702_ACCOUNT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import { reasonOf } from './nodes.ts'

/** The fields of a transaction that a page may set; the wallet calculates the rest. */
export interface TransactionFields {
  readonly gas?: bigint | undefined
  readonly nonce?: number | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

/** The code of an address that has taken on another's, by EIP-7702. */
const DELEGATION = concatHex(['0xef0100', SIMPLE_7702_ACCOUNT_ADDRESS])

/** A call, or code that makes a contract. */
export interface CallToSend {
  readonly to?: Call['to'] | undefined
  readonly value: bigint
  readonly data: Hex
}

/**
 * Signs a call with the key and sends it.
 *
 * @returns The transaction's hash; it may still be pending.
 * @throws SiteError with the node's words, also when it would fail.
 */
export function sendCall(
  client: Client,
  key: PrivateKeyAccount,
  { call, fields = {} }: { readonly call: CallToSend; readonly fields?: TransactionFields },
): Promise<Hex> {
  return signAndSend(client, key, { ...withoutAbsent(fields), ...withoutAbsent(call) })
}

/**
 * Sends calls of a key's own address as one transaction, all of them or none: for its duration, and
 * from then on, the address has the code of an account (EIP-7702).
 */
export async function sendBatch(
  client: Client,
  key: PrivateKeyAccount,
  calls: readonly Call[],
): Promise<Hex> {
  const data = callData(calls)
  return signAndSend(client, key, { to: key.address, data, ...(await delegation(client, key)) })
}

/** Returns true if a key's own address already has the code of an account (EIP-7702). */
export async function hasAccountCode(
  client: Client,
  { address }: Pick<PrivateKeyAccount, 'address'>,
): Promise<boolean> {
  const code = await getCode(client, { address })
  return code?.toLowerCase() === DELEGATION.toLowerCase()
}

/** The authorisation that a batch takes along, unless the address has the code already. */
async function delegation(client: Client, key: PrivateKeyAccount): Promise<object> {
  if (await hasAccountCode(client, key)) return {}
  const count = await client.request<{ ReturnType: Hex }>({
    method: 'eth_getTransactionCount',
    params: [key.address, 'pending'],
  })
  const nonce = Number(count)
  // The transaction itself counts first.
  const authorization = await key.signAuthorization({
    address: SIMPLE_7702_ACCOUNT_ADDRESS,
    chainId: client.chain?.id ?? 0,
    nonce: nonce + 1,
  })
  return { nonce, type: 'eip7702', authorizationList: [authorization] }
}

async function signAndSend(client: Client, key: PrivateKeyAccount, wanted: object): Promise<Hex> {
  try {
    const ready = await prepareTransactionRequest(client, {
      account: key,
      chain: client.chain,
      type: 'eip1559',
      ...wanted,
    })
    // The prepared transaction has every field that signing needs.
    const serialized = await key.signTransaction(ready as never)
    return await sendRawTransaction(client, { serializedTransaction: serialized })
  } catch (error) {
    throw new SiteError(reasonOf(error), { cause: error })
  }
}

function withoutAbsent(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
