import type { WalletRequest } from '@latchkey/explain'
import { getAddress, type Hex, isAddress, toHex } from 'viem'
import { contractAddress } from '../../../chains/evm/key-account/contract-account.ts'
import { networkFacts } from '../chain/networks.ts'
import type { CallToSend } from '../chain/send-as-key.ts'
import {
  type Described,
  type DescribePlace,
  describeEffects,
} from '../describe/describe-effects.ts'
import { readToken } from '../describe/token.ts'
import type { Sender, WalletCore } from '../wallet-core.ts'

/** Calls that an account makes on a network. */
export interface AskedCalls {
  readonly chainId: number
  readonly calls: readonly CallToSend[]
}

/** Says what calls do, as they were read and not as the page wrote them. */
export function describeCalls(
  core: WalletCore,
  sender: Sender,
  { chainId, calls }: AskedCalls,
): Promise<Described> {
  const from = sender.address
  const all = calls.map(({ to, value, data }) => ({ to, value: toHex(value), data }))
  const [only, ...others] = all
  const isOne = others.length === 0
  const params = isOne ? [{ from, ...only }] : [{ from, chainId: toHex(chainId), calls: all }]
  const method = isOne ? 'eth_sendTransaction' : 'wallet_sendCalls'
  return describeEffects(
    { network: `eip155:${chainId}`, method, params },
    placeOf(core, sender, { chainId, data: calls.map(({ data }) => data) }),
  )
}

/** Says what another request on an EVM network does. */
export function describeRequest(
  core: WalletCore,
  sender: Sender,
  request: Omit<WalletRequest, 'network'> & { readonly data?: Hex },
): Promise<Described> {
  const chainId = core.place.evmChainId
  const { data } = request
  return describeEffects(
    { network: `eip155:${chainId}`, ...request },
    placeOf(core, sender, { chainId, data: data === undefined ? [] : [data] }),
  )
}

function placeOf(
  { nodes }: WalletCore,
  { key }: Sender,
  { chainId, data }: { readonly chainId: number; readonly data: readonly string[] },
): DescribePlace {
  const client = nodes.client(chainId)
  return {
    ownAddresses: [key.address, contractAddress(key.address)],
    coin: { symbol: networkFacts(chainId).coin, decimals: 18 },
    tokenReader: async (address) =>
      isAddress(address, { strict: false }) ? readToken(client, getAddress(address)) : undefined,
    data,
  }
}
