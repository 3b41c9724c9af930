import { base58 } from '@scure/base'
import { formatUnits } from 'viem'
import type { Machine, SolanaAccountData } from '../machine.ts'
import { isTokenProgram, readMint, readTokenAccount } from '../token-layout.ts'
import { invalidParams } from './rpc-error.ts'
import type { Config } from './rpc-method.ts'

/** Base 58 is for small accounts only. Source: Solana's rpc, MAX_BASE58_BYTES. */
const MAX_BASE58_BYTES = 128

/** Never due: the account is exempt from rent. */
const NO_RENT_EPOCH = 18_446_744_073_709_552_000

/** An account as JSON. */
export function encodeAccount(
  machine: Machine,
  account: SolanaAccountData | undefined,
  config: Config,
): unknown {
  if (!account) return null
  return {
    lamports: Number(account.lamports),
    owner: account.owner,
    executable: account.isExecutable,
    rentEpoch: NO_RENT_EPOCH,
    space: account.data.length,
    data: encodeData(machine, account, config),
  }
}

/** An amount of a token, as every answer has it. */
export function tokenAmount(amount: bigint, decimals: number): object {
  const uiAmountString = formatUnits(amount, decimals)
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

function encodeData(machine: Machine, account: SolanaAccountData, config: Config): unknown {
  const { encoding = 'base58', dataSlice } = config
  const data = slice(account.data, dataSlice)
  switch (encoding) {
    case 'jsonParsed':
      return parsed(machine, account) ?? [base64(account.data), 'base64']
    case 'base64':
    case 'base64+zstd':
      // Nodes may answer in another encoding than the requested one; it is named beside the text.
      return [base64(data), 'base64']
    case 'base58':
      if (data.length > MAX_BASE58_BYTES)
        throw invalidParams(
          `Encoded binary (base 58) data should be less than ${MAX_BASE58_BYTES} bytes, please use Base64 encoding.`,
        )
      return config['encoding'] === undefined
        ? base58.encode(data)
        : [base58.encode(data), 'base58']
    default:
      throw invalidParams(`Invalid params: unknown variant \`${String(encoding)}\`.`)
  }
}

function slice(data: Uint8Array, wanted: unknown): Uint8Array {
  const { offset = 0, length = data.length } = Object(wanted)
  return data.subarray(Number(offset), Number(offset) + Number(length))
}

function base64(data: Uint8Array): string {
  return Buffer.from(data).toString('base64')
}

function parsed(machine: Machine, { owner, data }: SolanaAccountData): object | undefined {
  if (!isTokenProgram(owner)) return undefined
  const inner = parseHolder(machine, data) ?? parseMint(data)
  const program = owner.startsWith('Tokenz') ? 'spl-token-2022' : 'spl-token'
  return inner && { program, parsed: inner, space: data.length }
}

function parseHolder(machine: Machine, data: Uint8Array): object | undefined {
  const tokenAccount = readTokenAccount(data)
  const mint = tokenAccount && machine.account(tokenAccount.mint)
  const decimals = mint && readMint(mint.data)?.decimals
  if (!tokenAccount || decimals === undefined) return undefined
  const { amount, delegate, ...rest } = tokenAccount
  const info = { ...rest, tokenAmount: tokenAmount(amount, decimals) }
  return { type: 'account', info: delegate === null ? info : { ...info, delegate } }
}

function parseMint(data: Uint8Array): object | undefined {
  const mint = readMint(data)
  if (!mint) return undefined
  const { authority, supply, decimals, isInitialized, freezeAuthority } = mint
  const info = { mintAuthority: authority, supply: String(supply), decimals, isInitialized }
  return { type: 'mint', info: { ...info, freezeAuthority } }
}
