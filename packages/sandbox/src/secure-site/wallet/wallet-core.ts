import { SiteError } from '@latchkey/frame/site'
import { type Address, getAddress, type Hex, isAddress } from 'viem'
import { contractAddress } from '../../chains/evm/key-account/contract-account.ts'
import type { Approvals } from '../approval/approval-request.ts'
import type { Signers } from './accounts/keys.ts'
import type { Nodes } from './chain/nodes.ts'

/** Kinds of account of a wallet. Source: docs/frame-protocol.md, section 2. */
export type AccountType = 'eoa' | 'smartAccount'

/** The account that signs and sends. */
export interface Sender {
  readonly type: AccountType
  readonly address: Address
  readonly key: Signers['evm']
}

/** A batch that was sent, by the id that its page knows it by. */
export interface SentBatch {
  readonly chainId: number
  /** The hash of the operation, or of the transaction. */
  readonly hash: Hex
}

/** The state and the tools of the wallet's methods. */
export interface WalletCore {
  readonly nodes: Nodes
  readonly approvals: Approvals
  readonly batches: Map<string, SentBatch>
  readonly permissions: Map<string, unknown>
  readonly place: Place
  /** Origin of the tokens' pictures, if they are served. */
  readonly pictures: string | undefined
  /** @throws SiteError when no user is logged in. */
  signers(): Promise<Signers>
  /** Address of the node of the Solana network it is on; undefined where there is none. */
  solanaUrl(): string | undefined
}

/** The active network of the wallet. It changes as the page switches. */
export interface Place {
  /** A number on eip155; CAIP-2 elsewhere. Source: docs/frame-protocol.md, section 2. */
  chainId: number | string
  /** The chain of EVM requests, also while the active network is of another namespace. */
  evmChainId: number
  type: AccountType
}

/** The logged-in user, for the answers that contain it. Source: docs/frame-protocol.md, section 2. */
export interface WalletUser {
  readonly address: string
  readonly chainId: number | string
  readonly accounts: { readonly address: string; readonly type: AccountType }[]
  readonly smartAccountDeployed: boolean
  readonly preferredAccountType: AccountType
}

/**
 * The account of this wallet that has an address; the preferred one where none is named.
 *
 * @throws SiteError for an address that is not this wallet's.
 */
export async function senderOf(core: WalletCore, wanted?: unknown): Promise<Sender> {
  const { evm: key } = await core.signers()
  const contract: Sender = { type: 'smartAccount', address: contractAddress(key.address), key }
  const own: Sender = { type: 'eoa', address: key.address, key }
  if (wanted === undefined) return core.place.type === 'eoa' ? own : contract
  if (typeof wanted === 'string' && isAddress(wanted, { strict: false })) {
    const address = getAddress(wanted)
    if (address === own.address) return own
    if (address === contract.address) return contract
  }
  throw new SiteError('This account is not of this wallet')
}
