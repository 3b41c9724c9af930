import { type AddressKind, LatchkeyError } from '@latchkey/core/contract'
import { PublicKey } from '@solana/web3.js'
import { ACCOUNT_LENGTHS } from '../token-programs.ts'
import type { NodeAccount, TransferNodes } from './nodes.ts'

/** The program that owns wallets. Source: Solana, accounts. */
const SYSTEM = '11111111111111111111111111111111'
/** Owner of accounts that only the network writes. Source: Solana, sysvars. */
const SYSVAR = 'Sysvar1111111111111111111111111111111111111'
/** The network destroys everything that it holds. Source: Solana, incinerator. */
const INCINERATOR = '1nc1nerator11111111111111111111111111111111'

/**
 * Reads what an address is. A wallet is an account of the system program without data, or no account yet; what no key
 * can sign for is moved by a program only.
 */
export async function readKind(
  nodes: Pick<TransferNodes, 'account'>,
  address: string,
): Promise<AddressKind> {
  if (address === INCINERATOR) return 'lost'
  const account = await nodes.account(address)
  if (account === undefined) return isOfKey(address) ? 'wallet' : 'program'
  // Token accounts have an owner of their own, but coins in them can't be sent.
  if (ACCOUNT_LENGTHS.has(account.owner)) return 'token'
  if (account.isExecutable || account.owner === SYSVAR) return 'lost'
  return isPlain(account) && isOfKey(address) ? 'wallet' : 'program'
}

/**
 * Refuses recipients from which nothing comes back.
 *
 * @throws LatchkeyError `transfer.no-wallet` for a token, a token account, a program and the like.
 */
export async function requireRecipient(
  nodes: Pick<TransferNodes, 'account'>,
  address: string,
): Promise<void> {
  const kind = await readKind(nodes, address)
  if (kind === 'token' || kind === 'lost') throw new LatchkeyError('transfer.no-wallet', {})
}

/** Accounts of the system program with data are nonces, which only their authority can empty. */
function isPlain({ owner, hasData }: NodeAccount): boolean {
  return owner === SYSTEM && !hasData
}

function isOfKey(address: string): boolean {
  return PublicKey.isOnCurve(new PublicKey(address).toBytes())
}
