import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import { nodeBatch } from '../../chains/evm/node-request.ts'
import { SANDBOX_DOLLAR } from '../../chains/evm/sandbox-dollar-facts.ts'
import { priceOf } from '../../prices.ts'
import { tokenPrice } from '../../token-prices.ts'
import type { ChainReader } from '../chain-readers.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import { worth } from '../worth.ts'

interface Options {
  readonly currency: string
  readonly tokenImageUrl: BlockchainApiDeps['tokenImageUrl']
}

/**
 * Reads the balances of an address on a chain: the coin, and each token that it received and still
 * has.
 */
export async function evmBalances(
  { chain, index, token: factsOf }: ChainReader,
  owner: Hex,
  { currency, tokenImageUrl }: Options,
): Promise<readonly object[]> {
  const tokens = new Set([lowerCase(SANDBOX_DOLLAR.address), ...(await received(index, owner))])
  const [wei = 0n, ...amounts] = await readAmounts(chain.nodeUrl, owner, [...tokens])
  const chainId = `eip155:${chain.id}`
  const coin = {
    name: 'Ether',
    symbol: 'ETH',
    chainId,
    iconUrl: tokenImageUrl('ETH'),
    ...worth(wei, 18, priceOf('native', currency)),
  }
  const rest = [...tokens].map(async (address, at): Promise<readonly object[]> => {
    const amount = amounts[at] ?? 0n
    if (amount === 0n) return []
    const { name, symbol, decimals } = await factsOf(address)
    const price = tokenPrice(address, currency)
    // The service knows pictures of the tokens that it knows prices of.
    const iconUrl = price === undefined || symbol === null ? '' : tokenImageUrl(symbol)
    const facts = { name: name ?? '', symbol: symbol ?? '', chainId, iconUrl }
    const own = address === lowerCase(SANDBOX_DOLLAR.address) ? SANDBOX_DOLLAR.address : address
    return [{ ...facts, address: `${chainId}:${own}`, ...worth(amount, decimals, price) }]
  })
  return [coin, ...(await Promise.all(rest)).flat()]
}

async function received(index: ChainReader['index'], owner: Hex): Promise<readonly Hex[]> {
  const transactions = await index.transactionsOf(owner)
  return transactions
    .flatMap(({ movements }) => movements)
    .flatMap(({ asset, to }) => (asset.kind === 'token' && to === owner ? [asset.address] : []))
}

async function readAmounts(
  nodeUrl: string,
  owner: Hex,
  tokens: readonly Hex[],
): Promise<readonly bigint[]> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  const calls = tokens.map((to) => ['eth_call', [{ to, data }, 'latest']] as const)
  const answers = await nodeBatch(nodeUrl, [['eth_getBalance', [owner, 'latest']], ...calls])
  // A contract that is gone answers nothing.
  return answers.map((hex) => (hex === '0x' ? 0n : BigInt(String(hex))))
}
