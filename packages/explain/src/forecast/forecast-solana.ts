import { base58, base64 } from '@scure/base'
import { createByteReader } from '../model/byte-reader.ts'
import type { ExplainContext, WalletRequest } from '../model/explanation.ts'
import type { AskNode, BalanceChange, Forecast } from '../model/forecast.ts'
import { type Fields, readFields, readList } from '../model/read-json.ts'
import { readEncoded } from '../solana/read-encoded.ts'
import { readTransaction } from '../solana/read-transaction.ts'

const UNAVAILABLE: Forecast = { kind: 'unavailable' }

/** Programs whose accounts hold tokens. */
const TOKEN_PROGRAMS = [
  ...['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
]

/**
 * Runs a transaction on a node, without its signatures, and reads what it writes before and after.
 * Source: solana.com/docs/rpc, `simulateTransaction`.
 */
export async function forecastSolana(
  { method, params }: WalletRequest,
  ask: AskNode,
  { lookupTables = new Map() }: ExplainContext,
): Promise<Forecast> {
  if (method !== 'solana_signAndSendTransaction' && method !== 'solana_signTransaction') {
    return UNAVAILABLE
  }
  const read = readEncoded(readFields(params)?.get('transaction'), (bytes) => {
    const transaction = readTransaction(bytes, lookupTables)
    return transaction === undefined ? undefined : { bytes, transaction }
  })
  if (read === undefined) return UNAVAILABLE
  const written = read.transaction.accounts.filter(({ isWritable }) => isWritable)
  const addresses = written.map(({ address }) => address).filter((one) => one !== undefined)
  // The forecast would miss the losses of accounts with an unknown address.
  if (addresses.length < written.length) return UNAVAILABLE
  const before = await readNow(addresses, ask)
  const after = await simulate({ bytes: read.bytes, addresses }, ask)
  if (after === 'fails') return { kind: 'fails' }
  if (before === undefined || after === undefined) return UNAVAILABLE
  const account = read.transaction.payer
  const at = addresses.indexOf(account)
  // A node that does not even take the fee has written nothing.
  if (before[at]?.lamports === after[at]?.lamports) return UNAVAILABLE
  const changes = changesOf({ account, addresses, before, after })
  return { kind: 'forecast', account, changes, includesFee: true }
}

/** The balances of an account. */
interface Held {
  readonly lamports: bigint
  /** Undefined where the account holds no token. */
  readonly token:
    | { readonly mint: string; readonly owner: string; readonly amount: bigint }
    | undefined
}

async function readNow(
  addresses: readonly string[],
  ask: AskNode,
): Promise<readonly Held[] | undefined> {
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await ask('getMultipleAccounts', [addresses, options]).catch(() => undefined)
  return readAll(readFields(answer)?.get('value'), addresses.length)
}

async function simulate(
  { bytes, addresses }: { readonly bytes: Uint8Array; readonly addresses: readonly string[] },
  ask: AskNode,
): Promise<readonly Held[] | 'fails' | undefined> {
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  const params = [base64.encode(bytes), options]
  const answer = await ask('simulateTransaction', params).catch(() => undefined)
  const value = readFields(readFields(answer)?.get('value'))
  const error = value?.get('err')
  if (value === undefined || error === undefined) return undefined
  return error === null ? readAll(value.get('accounts'), addresses.length) : 'fails'
}

function readAll(value: unknown, count: number): readonly Held[] | undefined {
  const known = readList(value)
    ?.map(readHeld)
    .filter((one) => one !== undefined)
  return known?.length === count ? known : undefined
}

/** Null is an account that is not there. */
function readHeld(value: unknown): Held | undefined {
  if (value === null) return { lamports: 0n, token: undefined }
  const fields = readFields(value)
  const lamports = fields?.get('lamports')
  const [text, encoding] = readList(fields?.get('data')) ?? []
  const isWhole = typeof lamports === 'number' && Number.isSafeInteger(lamports) && lamports >= 0
  if (fields === undefined || !isWhole || typeof text !== 'string' || encoding !== 'base64') {
    return undefined
  }
  return { lamports: BigInt(lamports), token: readToken(fields, text) }
}

/** Mint, owner and amount stand first. Source: docs.rs/spl-token-interface, `Account`. */
function readToken(fields: Fields, text: string): Held['token'] {
  const program = fields.get('owner')
  if (typeof program !== 'string' || !TOKEN_PROGRAMS.includes(program)) return undefined
  const bytes = decode(text)
  // Shorter ones are mints.
  if (bytes.length < 165) return undefined
  const reader = createByteReader(bytes)
  const [mint, owner] = [reader.bytes(32), reader.bytes(32)].map((key) => base58.encode(key))
  return { mint: mint ?? '', owner: owner ?? '', amount: reader.bigint(8) }
}

function decode(text: string): Uint8Array {
  try {
    return base64.decode(text)
  } catch {
    // The node's answer is no base 64: no token is read from it.
    return new Uint8Array()
  }
}

interface Compared {
  readonly account: string
  readonly addresses: readonly string[]
  readonly before: readonly Held[]
  readonly after: readonly Held[]
}

function changesOf({ account, addresses, before, after }: Compared): readonly BalanceChange[] {
  const at = addresses.indexOf(account)
  const coins = (after[at]?.lamports ?? 0n) - (before[at]?.lamports ?? 0n)
  const tokens = new Map<string, bigint>()
  const add = (sign: bigint) => (held: Held) => {
    if (held.token?.owner !== account) return
    const { mint, amount } = held.token
    tokens.set(mint, (tokens.get(mint) ?? 0n) + sign * amount)
  }
  before.forEach(add(-1n))
  after.forEach(add(1n))
  const changes: readonly BalanceChange[] = [
    { asset: { kind: 'coin' }, change: coins },
    ...[...tokens].map(([address, change]): BalanceChange => {
      return { asset: { kind: 'token', address, standard: 'spl' }, change }
    }),
  ]
  return changes.filter(({ change }) => change !== 0n)
}
