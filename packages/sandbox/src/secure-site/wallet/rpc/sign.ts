import type { WalletRequest } from '@latchkey/explain'
import { SiteError } from '@latchkey/frame/site'
import { type Hex, hashMessage, isHex } from 'viem'
import { bytesToHex, hexToBytes, toBytes } from 'viem/utils'
import {
  contractAddress,
  signAsContract,
} from '../../../chains/evm/key-account/contract-account.ts'
import { ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { messageFacts } from '../describe/message.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import { readTypedData, type TypedData, typedDataTree } from '../describe/read-typed-data.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { describeRequest } from './describe-for.ts'
import { asList, type UnsafeMethod } from './method.ts'

/** `personal_sign` (EIP-191): text, or bytes as hexadecimal. */
export const personalSign: UnsafeMethod = async (core, params, origin) => {
  const [message, address] = asList(params)
  if (typeof message !== 'string') throw new SiteError('There is no message to sign')
  const sender = await senderOf(core, address)
  const isBytes = isHex(message, { strict: true }) && message.length % 2 === 0
  const bytes = isBytes ? hexToBytes(message) : toBytes(message)
  const asked: WalletRequest = {
    network: `eip155:${core.place.evmChainId}`,
    method: 'personal_sign',
    params: [bytesToHex(bytes), sender.address],
  }
  return {
    request: {
      asks: 'asks you to sign a message',
      network: networkOf(core.place.evmChainId),
      groups: [{ facts: await messageFacts(asked, origin) }],
      about: [accountFact(sender)],
    },
    run: () => signHash(core, sender, hashMessage({ raw: bytes })),
  }
}

/** `eth_signTypedData_v4` (EIP-712): refused when the data is for another network. */
export const signTypedData: UnsafeMethod = async (core, params) => {
  const [address, value] = asList(params)
  const sender = await senderOf(core, address)
  const data = readTypedData(value)
  checkDomain(core, sender, data)
  const { domain, types, primaryType, message } = data
  const described = await describeRequest(core, sender, {
    method: 'eth_signTypedData_v4',
    params: [sender.address, { domain, types, primaryType, message }],
  })
  const tree = typedDataTree(data)
  const facts: Fact[] = [
    { kind: 'value', label: 'Kind of data', value: data.primaryType },
    { kind: 'tree', label: 'Data', branches: tree.message },
    { kind: 'tree', label: 'Made for', branches: tree.domain },
  ]
  return {
    request: {
      asks: 'asks you to sign data',
      network: networkOf(core.place.evmChainId),
      groups: [...described.groups, { facts }],
      about: [accountFact(sender)],
    },
    run: () => signHash(core, sender, data.hash),
  }
}

/** An operation of the visitor's account, dressed up as data, is not signed as data. */
function checkDomain({ place }: WalletCore, { key }: Sender, { domain }: TypedData): void {
  const { chainId, verifyingContract } = domain
  if (chainId !== undefined && Number(chainId) !== place.evmChainId)
    throw new SiteError('This data is for another network')
  const contract = String(verifyingContract).toLowerCase()
  const own = [ENTRY_POINT_ADDRESS, contractAddress(key.address), key.address]
  if (own.some((address) => address.toLowerCase() === contract))
    throw new SiteError('This data would move what the account has. It can’t be signed as data')
}

/** Signs as the account does: by its key, or as a contract. */
export async function signHash(
  core: WalletCore,
  { type, address, key }: Sender,
  hash: Hex,
): Promise<Hex> {
  if (type === 'eoa') return key.sign({ hash })
  const chainId = core.place.evmChainId
  const isDeployed = await core.nodes.isDeployed(chainId, address)
  return signAsContract(key, hash, { chainId, isDeployed })
}
