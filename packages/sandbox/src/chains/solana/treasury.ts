import { ed25519 } from '@noble/curves/ed25519'
import {
  encodeSolanaMessage,
  encodeSolanaTransaction,
  type SolanaStep,
} from '../../formats/solana-message.ts'
import { SandboxError } from '../../sandbox-error.ts'
import type { SolanaCluster } from './create-cluster.ts'
import { PROGRAMS } from './programs.ts'
import { TREASURER, TREASURER_KEY } from './seed-cluster.ts'
import { associatedTokenAddress } from './token-address.ts'

/** Instructions of the programs. Source: Solana's system program, SPL token programs. */
const TRANSFER = 2
const MINT_TO = 7
const CREATE_IF_MISSING = 1

/**
 * Sends coins to an address.
 *
 * @param landedAtSeconds - When it is dated, in seconds since 1970. Default: now.
 * @returns The signature.
 * @throws SandboxError `node-refused`.
 */
export function airdrop(
  cluster: SolanaCluster,
  address: string,
  { lamports, landedAtSeconds }: { readonly lamports: bigint; readonly landedAtSeconds?: number },
): string {
  const data = new Uint8Array(12)
  new DataView(data.buffer).setUint32(0, TRANSFER, true)
  new DataView(data.buffer).setBigUint64(4, lamports, true)
  const accounts = [signer(TREASURER), written(address)]
  return pay(cluster, [{ program: PROGRAMS.system, accounts, data }], landedAtSeconds)
}

/**
 * Mints a token of the treasurer's to an owner, into an account that is made where it is missing.
 *
 * @param amount - In smallest units.
 * @throws SandboxError `node-refused`.
 */
export function mintToken(
  cluster: SolanaCluster,
  {
    mint,
    owner,
    amount,
  }: { readonly mint: string; readonly owner: string; readonly amount: bigint },
): string {
  const account = associatedTokenAddress(owner, mint)
  const data = new Uint8Array(9)
  data[0] = MINT_TO
  new DataView(data.buffer).setBigUint64(1, amount, true)
  return pay(cluster, [
    {
      program: PROGRAMS.associatedToken,
      accounts: [
        ...[signer(TREASURER), written(account), read(owner), read(mint)],
        ...[read(PROGRAMS.system), read(PROGRAMS.token)],
      ],
      data: Uint8Array.of(CREATE_IF_MISSING),
    },
    {
      program: PROGRAMS.token,
      accounts: [written(mint), written(account), signer(TREASURER)],
      data,
    },
  ])
}

function pay(
  cluster: SolanaCluster,
  steps: readonly SolanaStep[],
  landedAtSeconds?: number,
): string {
  // A blockhash of its own: the same gift twice would be the same transaction.
  const { slots } = cluster
  const blockhash = slots.freshHash()
  const message = encodeSolanaMessage({ payer: TREASURER, blockhash, steps })
  const signed = encodeSolanaTransaction(message, [ed25519.sign(message, TREASURER_KEY)])
  const { signature, result } = cluster.send(signed, landedAtSeconds)
  if (!result.failure) return signature
  throw new SandboxError('node-refused', `The Solana chain refused: ${result.failure.text}`)
}

function signer(address: string) {
  return { address, isSigner: true, isWritable: true }
}

function written(address: string) {
  return { address, isSigner: false, isWritable: true }
}

function read(address: string) {
  return { address, isSigner: false, isWritable: false }
}
