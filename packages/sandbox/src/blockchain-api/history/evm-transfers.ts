import { decodeFunctionData, erc20Abi, formatUnits, type Hex } from 'viem'
import type {
  Asset,
  Movement,
  PoolTransaction,
} from '../../chains/evm/activity/chain-transaction.ts'
import { lowerCase } from '../../chains/evm/lower-case.ts'
import type { TokenFacts } from '../../chains/evm/read-token.ts'
import { priceOf } from '../../prices.ts'
import { tokenPrice } from '../../token-prices.ts'
import type { ChainReader } from '../chain-readers.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import type { HistoryTransfer } from './history-row.ts'
import { readNftInfo } from './nft-info.ts'

/** Describes what was moved from or to an owner; what concerns others is left out. */
export type TransferReader = (
  movements: readonly Movement[],
  query: { readonly owner: Hex; readonly currency: string },
) => Promise<readonly HistoryTransfer[]>

type DescribedAmount = Omit<HistoryTransfer, 'direction'>

/** Makes the reader of a chain. */
export function createTransferReader(
  { chain, token }: ChainReader,
  { tokenImageUrl, pictures }: Pick<BlockchainApiDeps, 'tokenImageUrl' | 'pictures'>,
): TransferReader {
  async function describeAmount(
    asset: Asset,
    amount: bigint,
    currency: string,
  ): Promise<DescribedAmount> {
    if (asset.kind === 'collectible')
      return {
        fungible_info: null,
        nft_info: await readNftInfo(chain, asset, pictures),
        quantity: { numeric: String(amount) },
        value: null,
        price: null,
      }
    const { name, symbol, decimals } = asset.kind === 'coin' ? ETHER : await token(asset.address)
    const price = priceOfAsset(asset, currency)
    const numeric = formatUnits(amount, decimals)
    const url = price === null || symbol === null ? undefined : tokenImageUrl(symbol)
    return {
      fungible_info: { name, symbol, icon: url === undefined ? null : { url } },
      nft_info: null,
      quantity: { numeric },
      value: price === null ? null : Number(numeric) * price,
      price,
    }
  }

  return (movements, { owner, currency }) =>
    Promise.all(
      movements
        .filter(({ from, to }) => from === owner || to === owner)
        .map(async ({ asset, from, to, amount }) => ({
          ...(await describeAmount(asset, amount, currency)),
          direction: from === to ? 'self' : from === owner ? 'out' : 'in',
        })),
    )
}

const ETHER: TokenFacts = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function priceOfAsset(
  asset: Exclude<Asset, { kind: 'collectible' }>,
  currency: string,
): number | null {
  const price =
    asset.kind === 'coin' ? priceOf('native', currency) : tokenPrice(asset.address, currency)
  return price ?? null
}

/**
 * Returns the movements that a transaction in the pool will cause, as far as its own fields show
 * them.
 */
export function intendedMovements({
  from,
  to,
  value,
  input,
}: PoolTransaction): readonly Movement[] {
  if (to === null) return []
  if (value > 0n) return [{ asset: { kind: 'coin' }, from, to, amount: value }]
  const call = readTransfer(input)
  return call === undefined ? [] : [{ asset: { kind: 'token', address: to }, from, ...call }]
}

function readTransfer(data: Hex): { readonly to: Hex; readonly amount: bigint } | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' ? { to: lowerCase(args[0]), amount: args[1] } : undefined
  } catch {
    // A call of something else.
    return undefined
  }
}
