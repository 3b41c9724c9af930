import type { Amount, Asset } from '@latchkey/core/explain'
import type { Fact } from '../../approval/approval-request.ts'
import { amountText } from './amount.ts'
import { type DescribeScope, keyOf } from './describe-scope.ts'

interface Moved {
  readonly asset: Asset
  readonly amount: Amount
}

/** Money or an item, as a line; where a token does not say how to read it, as the bare number. */
export function assetFact(
  label: string,
  { asset, amount }: Moved,
  scope: DescribeScope,
): Extract<Fact, { readonly kind: 'amount' }> {
  if (asset.kind === 'coin') {
    const { symbol, decimals } = scope.coin
    return { kind: 'amount', label, amount: figureOf(amount, decimals), symbol }
  }
  const { address } = asset
  const known = scope.tokens.get(keyOf(address))
  const named = { symbol: known?.symbol ?? 'tokens', token: address }
  if (asset.kind === 'item') {
    const item = `Item ${asset.id}`
    const isOne = asset.standard === 'erc721' || amount === 1n
    return { kind: 'amount', label, amount: isOne ? item : `${amount} × ${item}`, ...named }
  }
  if (asset.standard === 'erc20OrErc721' && known?.isCollection === true)
    return { kind: 'amount', label, amount: `Item ${amount}`, ...named }
  const decimals = asset.decimals ?? known?.decimals
  if (decimals !== undefined || typeof amount !== 'bigint')
    return { kind: 'amount', label, amount: figureOf(amount, decimals ?? 0), ...named }
  return {
    kind: 'amount',
    amount: String(amount),
    ...named,
    label: `${label} (number as written; the token does not say its decimals)`,
  }
}

/** Tokens that effects name, each once. */
export function tokensOf(assets: readonly Asset[]): readonly string[] {
  return [...new Set(assets.flatMap((asset) => ('address' in asset ? [asset.address] : [])))]
}

function figureOf(amount: Amount, decimals: number): string {
  if (amount === 'all') return 'Everything'
  return amount === 'unknown' ? 'Not known yet' : amountText(amount, decimals)
}
