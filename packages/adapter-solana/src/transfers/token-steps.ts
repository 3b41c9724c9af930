import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type TransactionRequest,
} from '@latchkey/core/contract'
import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { ACCOUNT_LENGTHS, ASSOCIATED } from '../token-programs.ts'
import type { TransferNodes } from './nodes.ts'
import type { Steps } from './steps.ts'
import { readExtensions } from './token-extensions.ts'

/** Numbers of the instructions. Source: SPL Token, SPL Associated Token Account. */
const TRANSFER_CHECKED = 12
const CREATE_IDEMPOTENT = 1

/**
 * Transfers a token to the recipient's token account, which is created if it is missing.
 *
 * @throws LatchkeyError `caip.invalid-address` when `token` is not a token, or the recipient's token account
 * has another owner; `token.differs` where the amount was computed with other decimals;
 * `transfer.unsupported-token`, `http.malformed`, `rpc.unavailable`, `rpc.failed`.
 */
export async function tokenSteps(
  nodes: TransferNodes,
  {
    from,
    to,
    amount,
    token,
    decimals,
  }: Pick<TransactionRequest<'solana'>, 'from' | 'to' | 'amount' | 'decimals'> & {
    readonly token: string
  },
): Promise<Steps> {
  const mint = await readMint(nodes, token)
  if (decimals !== undefined && decimals !== mint.decimals) throw differs(token, mint)
  const owner = ownerKey(from)
  const recipient = new PublicKey(to)
  const source = holderOf(mint, owner)
  const target = holderOf(mint, recipient)
  const existing = await nodes.account(target.toBase58())
  // The network compares the decimals once more when it executes the transfer.
  const stated = { amount, decimals: decimals ?? mint.decimals }
  const move = transferChecked({ mint, source, target, owner }, stated)
  // An address that only received SOL is not a token account yet.
  if (existing !== undefined && ACCOUNT_LENGTHS.has(existing.owner)) {
    if (holderIn(existing.parsed) !== to) throw new LatchkeyError('caip.invalid-address', {})
    return { instructions: [move], deposit: 0n }
  }
  return {
    instructions: [openHolder({ mint, target, owner, recipient }), move],
    deposit: await nodes.deposit(mint.accountLength),
  }
}

interface Mint {
  readonly key: PublicKey
  readonly program: PublicKey
  readonly decimals: number
  /** Bytes of a token account. */
  readonly accountLength: number
}

async function readMint(nodes: TransferNodes, token: string): Promise<Mint> {
  const account = await nodes.account(token)
  const { type, info } = Object(account?.parsed)
  const { decimals, extensions } = Object(info)
  const accountLength = ACCOUNT_LENGTHS.get(account?.owner ?? '')
  const isToken = type === 'mint' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  if (account === undefined || accountLength === undefined || !isToken) {
    throw new LatchkeyError('caip.invalid-address', {})
  }
  const program = new PublicKey(account.owner)
  const length = accountLength + readExtensions(extensions)
  return { key: new PublicKey(token), program, decimals, accountLength: length }
}

function differs(token: string, { decimals }: Mint): LatchkeyError {
  return new LatchkeyError('token.differs', { token, listed: token, symbol: undefined, decimals })
}

/** The owner of a token account: the original program lets owners transfer it. */
function holderIn(parsed: unknown): unknown {
  return Object(Object(parsed).info).owner
}

function ownerKey(from: AccountId<'solana'>): PublicKey {
  return new PublicKey(addressOf(from))
}

/** The associated token account of `owner`. */
function holderOf({ key, program }: Mint, owner: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), key.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, new PublicKey(ASSOCIATED))[0]
}

interface Move {
  readonly mint: Mint
  readonly source: PublicKey
  readonly target: PublicKey
  readonly owner: PublicKey
}

function transferChecked(
  { mint, source, target, owner }: Move,
  { amount, decimals }: { readonly amount: bigint; readonly decimals: number },
): TransactionInstruction {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, TRANSFER_CHECKED)
  view.setBigUint64(1, amount, true)
  view.setUint8(9, decimals)
  return new TransactionInstruction({
    programId: mint.program,
    keys: [changed(source), read(mint.key), changed(target), { ...read(owner), isSigner: true }],
    data: asBuffer(data),
  })
}

function openHolder({
  mint,
  target,
  owner,
  recipient,
}: Omit<Move, 'source'> & { readonly recipient: PublicKey }): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(ASSOCIATED),
    keys: [
      { ...changed(owner), isSigner: true },
      changed(target),
      read(recipient),
      read(mint.key),
      read(SystemProgram.programId),
      read(mint.program),
    ],
    data: asBuffer(Uint8Array.of(CREATE_IDEMPOTENT)),
  })
}

function changed(pubkey: PublicKey) {
  return { pubkey, isSigner: false, isWritable: true }
}

function read(pubkey: PublicKey) {
  return { pubkey, isSigner: false, isWritable: false }
}

/** The library's type asks for a Buffer, but its code copies any bytes. */
function asBuffer(bytes: Uint8Array): TransactionInstruction['data'] {
  return bytes as TransactionInstruction['data']
}
