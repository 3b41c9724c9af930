import type { Asset, EffectBody, Via } from '../model/effect.ts'
import { type Abi, readExactly } from './abi.ts'
import { checksumDigits } from './checksum.ts'

/** A call of a contract or an account. */
export interface Call {
  readonly from: string
  readonly to: string
  /** The value in the network's coin. */
  readonly value: bigint
  /** Hexadecimal without a prefix, in lower case. */
  readonly data: string
}

/** A step of a call: an effect, or a call that has to be described itself. */
export type Step =
  | EffectBody
  | { readonly kind: 'call'; readonly call: Call; readonly via?: Via | undefined }

/** The known tokens. */
export interface Scope {
  /** Interprets a number that is an amount of some tokens and an id of others. */
  readonly assetOf: (token: string, number: bigint) => { readonly asset: Asset; amount: bigint }
}

/** A kind of call by its selector. */
export interface KnownCall {
  /** Eight hexadecimal digits. */
  readonly selector: string
  /** @returns Undefined when the data is not exactly such a call, or does not mean what is known. */
  explain(call: Call, scope: Scope): readonly Step[] | undefined
}

/**
 * Defines a kind of call.
 *
 * @param abi - Of the arguments.
 */
export function known<T>(
  selector: string,
  abi: Abi<T>,
  stepsOf: (values: T, call: Call, scope: Scope) => readonly Step[] | undefined,
): KnownCall {
  return {
    selector,
    explain(call, scope) {
      const values = readExactly(abi, call.data.slice(8))
      return values === undefined ? undefined : stepsOf(values, call, scope)
    },
  }
}

/** From here on an amount is more than any token has. */
const MORE_THAN_ANY = 2n ** 128n

/** The amount that tokens with amounts of 96 bits, such as UNI and COMP, take as unlimited. */
const UNLIMITED_96 = 2n ** 96n - 1n

/** Returns true if an allowance has no limit in practice: at least 2^128, or exactly 2^96 - 1. */
export function isUnlimited(amount: bigint): boolean {
  return amount >= MORE_THAN_ANY || amount === UNLIMITED_96
}

/** Returns true if two EVM addresses are the same, in any case of their letters. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Writes an address with its checksum; what is none stays as it is. Source: EIP-55. */
export function checksummed(address: string): string {
  if (!isAddress(address)) return address
  return `0x${checksumDigits(address.slice(2))}`
}

/** Returns true for an EVM address; letters may have any case. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
