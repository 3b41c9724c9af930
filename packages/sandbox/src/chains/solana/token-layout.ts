import { base58 } from '@scure/base'
import { PROGRAMS } from './programs.ts'

/** A mint as its account says. */
export interface TokenMint {
  readonly authority: string | null
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
  readonly freezeAuthority: string | null
}

/** A token account as it says itself. */
export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly delegate: string | null
  readonly state: 'uninitialized' | 'initialized' | 'frozen'
  readonly isNative: boolean
}

/** Sizes of accounts of the token program; those of Token-2022 may be longer. */
export const MINT_BYTES = 82
export const TOKEN_ACCOUNT_BYTES = 165

/** The offset at which Token-2022 writes the kind of a longer account: 1 mint, 2 token account. */
const KIND_AT = 165

export function isTokenProgram(program: string): boolean {
  return program === PROGRAMS.token || program === PROGRAMS.token2022
}

/** Source: SPL token program, `Mint`. */
export function readMint(data: Uint8Array): TokenMint | undefined {
  if (data.length !== MINT_BYTES && data[KIND_AT] !== 1) return undefined
  const view = viewOf(data)
  return {
    authority: readOptionalKey(data, 0),
    supply: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    isInitialized: view.getUint8(45) === 1,
    freezeAuthority: readOptionalKey(data, 46),
  }
}

/** Source: SPL token program, `Account`. */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  if (data.length !== TOKEN_ACCOUNT_BYTES && data[KIND_AT] !== 2) return undefined
  const view = viewOf(data)
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: view.getBigUint64(64, true),
    delegate: readOptionalKey(data, 72),
    state: STATES[view.getUint8(108)] ?? 'uninitialized',
    isNative: view.getUint32(109, true) === 1,
  }
}

const STATES = ['uninitialized', 'initialized', 'frozen'] as const

/** The bytes of a mint without a freeze authority. */
export function encodeMint(authority: string, decimals: number, supply: bigint): Uint8Array {
  const data = new Uint8Array(MINT_BYTES)
  const view = viewOf(data)
  view.setUint32(0, 1, true)
  data.set(base58.decode(authority), 4)
  view.setBigUint64(36, supply, true)
  view.setUint8(44, decimals)
  view.setUint8(45, 1)
  return data
}

/** The bytes of an initialized token account. */
export function encodeTokenAccount(mint: string, owner: string, amount: bigint): Uint8Array {
  const data = new Uint8Array(TOKEN_ACCOUNT_BYTES)
  data.set(base58.decode(mint), 0)
  data.set(base58.decode(owner), 32)
  viewOf(data).setBigUint64(64, amount, true)
  data[108] = 1
  return data
}

function readOptionalKey(data: Uint8Array, at: number): string | null {
  return viewOf(data).getUint32(at, true) === 0 ? null : keyAt(data, at + 4)
}

function keyAt(data: Uint8Array, at: number): string {
  return base58.encode(data.subarray(at, at + 32))
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
