import {
  readStandardAccounts,
  type SessionHandle,
  type StandardAccount,
  type StandardWallet,
} from '@latchkey/core/adapter'
import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { isAddress } from './address.ts'

/** A session with its wallet. */
export interface SuiHandle extends SessionHandle<'sui'> {
  readonly wallet: StandardWallet
}

interface SuiState {
  readonly networkId: NetworkId<'sui'>
  readonly networkIds: readonly NetworkId<'sui'>[]
  readonly addresses: readonly string[]
}

/** @throws LatchkeyError `wallet.malformed`. */
export function accountsOf({ accounts }: StandardWallet): readonly StandardAccount[] {
  const read = readStandardAccounts(accounts, { chainPrefix: 'sui', isAddress })
  if (read === undefined) throw new LatchkeyError('wallet.malformed', {})
  return read
}

/**
 * The network and the accounts of a session: on the first preferred network that the wallet has an account
 * on, else on the first network of an account. Undefined without any account.
 */
export function stateOf(
  wallet: StandardWallet,
  preferred: readonly (NetworkId | undefined)[],
): SuiState | undefined {
  const accounts = accountsOf(wallet)
  const networkIds = [...new Set(accounts.flatMap(({ chains }) => chains))].filter(isSui)
  const [networkId = networkIds[0]] = preferred.flatMap((id) =>
    networkIds.filter((own) => own === id),
  )
  if (networkId === undefined) return undefined
  const here = accounts.filter(({ chains }) => chains.includes(networkId))
  return { networkId, networkIds, addresses: here.map(({ address }) => address) }
}

function isSui(chain: string): chain is NetworkId<'sui'> {
  return chain.startsWith('sui:')
}
