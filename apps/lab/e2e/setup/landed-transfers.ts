import { type MessageCompiledInstruction, PublicKey, VersionedTransaction } from '@solana/web3.js'

/** A transfer that reached its network, as a library that is not ours reads it. */
export interface LandedTransfer {
  readonly to: string
  /** In smallest units. */
  readonly amount: bigint
  /** The fee of the network, in smallest units of the coin. */
  readonly fee: bigint
  /** Everything else that the transaction does, in words of its own. */
  readonly others: readonly string[]
}

/** Asks a Solana node. */
type Ask = (method: string, params: readonly unknown[]) => unknown

const SYSTEM = '11111111111111111111111111111111'
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
const TOKENS = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ASSOCIATED = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** The account in which an owner holds a token of Solana. */
export function tokenAccountOf(owner: string, mint: string): string {
  const seeds = [owner, TOKENS.toBase58(), mint].map((key) => new PublicKey(key).toBuffer())
  return PublicKey.findProgramAddressSync(seeds, ASSOCIATED)[0].toBase58()
}

/** The newest transaction of an account on Solana, decoded from its signed bytes. */
export function landedOnSolana(ask: Ask, account: string): LandedTransfer {
  const options = { commitment: 'confirmed', limit: 1 }
  const [newest] = Object(ask('getSignaturesForAddress', [account, options]))
  const found = Object(
    ask('getTransaction', [
      newest.signature,
      { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 },
    ]),
  )
  const { message } = VersionedTransaction.deserialize(
    Uint8Array.from(Buffer.from(found.transaction[0], 'base64')),
  )
  const keys = message.staticAccountKeys.map((key) => key.toBase58())
  const parts = message.compiledInstructions.map((one) => readInstruction(one, keys))
  const moves = parts.filter((part) => typeof part === 'object')
  const [move] = moves
  if (move === undefined || moves.length > 1) throw new Error('Not exactly one transfer landed.')
  const others = parts.filter((part) => typeof part === 'string').filter((part) => part !== '')
  return { ...move, fee: BigInt(found.meta.fee), others }
}

/** @returns What it moves; otherwise which program is asked for what, and nothing for the compute budget. */
function readInstruction(
  { programIdIndex, accountKeyIndexes, data }: MessageCompiledInstruction,
  keys: readonly string[],
): Pick<LandedTransfer, 'to' | 'amount'> | string {
  const program = keys[programIdIndex] ?? ''
  const keyAt = (at: number): string => keys[accountKeyIndexes[at] ?? -1] ?? ''
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  if (program === COMPUTE_BUDGET) return ''
  if (program === SYSTEM && data.length === 12 && view.getUint32(0, true) === 2)
    return { to: keyAt(1), amount: view.getBigUint64(4, true) }
  // TransferChecked: source, mint, destination, owner.
  if (program === TOKENS.toBase58() && data[0] === 12)
    return { to: keyAt(2), amount: view.getBigUint64(1, true) }
  return `${program} ${data.join(' ')}`
}

/** The newest transaction that pays an address on Bitcoin, from the node's own decoding. */
export async function landedOnBitcoin(url: string, address: string): Promise<LandedTransfer> {
  const all: unknown = await (await fetch(`${url}/address/${address}/txs`)).json()
  const [{ vin, vout, fee }] = Object(all)
  const senders = Object(vin).map(({ prevout }: Input) => prevout.scriptpubkey_address)
  const outputs: readonly Output[] = vout
  const paid = outputs.filter(({ scriptpubkey_address: to }) => to === address)
  const strangers = outputs
    .map(({ scriptpubkey_address: to }) => to)
    .filter((to) => to !== address && !senders.includes(to))
  const amount = paid.reduce((sum, { value }) => sum + BigInt(value), 0n)
  return { to: address, amount, fee: BigInt(fee), others: strangers }
}

interface Output {
  readonly scriptpubkey_address: string
  readonly value: number
}

interface Input {
  readonly prevout: Output
}

/** The most that a review says a transfer may cost, in smallest units. */
export function mostOf(feeText: string, decimals: number): bigint {
  const [, whole = '', fraction = ''] = /at most ([\d,]+)(?:\.(\d+))?/.exec(feeText) ?? []
  if (whole === '') throw new Error(`No most in: ${feeText}`)
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(decimals, '0'))
}
