import { type AccountId, addressOf, type PairedSession } from '../contract/index.ts'
import { asList } from './read-accounts.ts'
import { hexChainId } from './read-capabilities.ts'

/**
 * Answers `wallet_getCapabilities` with what the wallet brought along. Source: EIP-5792.
 *
 * @returns undefined when it brought nothing for that address and these chains: it has to be asked.
 */
export function knownCapabilities(
  { capabilities = {}, accounts }: PairedSession,
  params: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const [address, chains] = asList(params)
  const wanted = asList(chains)
  const found = accounts
    .filter((account) => isOf(account, address) && capabilities[account] !== undefined)
    .map((account) => [hexChainId(account), capabilities[account]] as const)
    .filter(([chain]) => wanted.length === 0 || wanted.includes(chain))
  const isWhole = found.length > 0 && found.length >= wanted.length
  return isWhole ? Object.fromEntries(found) : undefined
}

function isOf(account: AccountId, address: unknown): boolean {
  return typeof address === 'string' && addressOf(account).toLowerCase() === address.toLowerCase()
}
