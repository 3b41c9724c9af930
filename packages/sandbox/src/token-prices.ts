import { lowerCase } from './chains/evm/lower-case.ts'
import { SANDBOX_TOKENS } from './chains/evm/orders/tokens.ts'
import { SANDBOX_DOLLAR } from './chains/evm/sandbox-dollar-facts.ts'
import { SILENT_DOLLAR } from './chains/evm/silent-token/facts.ts'
import { type PricedCoin, priceOf } from './prices.ts'

const PRICED: readonly (readonly [address: string, coin: PricedCoin])[] = [
  [SANDBOX_DOLLAR.address, 'dollar'],
  [SILENT_DOLLAR.address, 'dollar'],
  [SANDBOX_TOKENS.euro.address, 'euro'],
  [SANDBOX_TOKENS.gold.address, 'gold'],
  [SANDBOX_TOKENS.ticket.address, 'ticket'],
  [SANDBOX_TOKENS.dust.address, 'dust'],
]

/** The price of a token of the EVM chains; undefined where none is known. */
export function tokenPrice(address: `0x${string}`, currency: string): number | undefined {
  const found = PRICED.find(([one]) => one.toLowerCase() === lowerCase(address))
  return found && priceOf(found[1], currency)
}
