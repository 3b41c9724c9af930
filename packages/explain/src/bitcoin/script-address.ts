import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { toHex } from '../model/byte-reader.ts'

/** How a network writes addresses. Sources: Bitcoin Core `chainparams.cpp`, BIP-173. */
interface AddressForm {
  readonly key: number
  readonly script: number
  readonly prefix: string
}

const TEST: AddressForm = { key: 0x6f, script: 0xc4, prefix: 'tb' }

/** By the reference of the CAIP-2 id: the first digits of the first block's hash. */
const FORMS: ReadonlyMap<string, AddressForm> = new Map([
  ['000000000019d6689c085ae165831e93', { key: 0x00, script: 0x05, prefix: 'bc' }],
  ['000000000933ea01ad0ee984209779ba', TEST],
  ['00000000da84f2bafbbc53dee25a72ae', TEST],
  ['00000008819873e925422c1ff0f99f7c', TEST],
  ['0f9188f13cb7b2c71f2a335e3a4fc328', { ...TEST, prefix: 'bcrt' }],
])

/** The kind of a script. Only a script that pays one address has one. */
export type ScriptKind = 'key' | 'script' | 'witness' | 'taproot' | 'other'

/** Sources: BIP-13, BIP-141, BIP-341. */
const KINDS: readonly (readonly [ScriptKind, RegExp])[] = [
  ['key', /^0x76a914.{40}88ac$/],
  ['script', /^0xa914.{40}87$/],
  ['witness', /^0x00(14.{40}|20.{64})$/],
  ['taproot', /^0x5120.{64}$/],
]

export function scriptKind(script: Uint8Array): ScriptKind {
  const digits = toHex(script)
  return KINDS.find(([, form]) => form.test(digits))?.[0] ?? 'other'
}

/** @returns Undefined for scripts without an address, and on networks that are not known. */
export function scriptAddress(script: Uint8Array, network: string): string | undefined {
  const form = FORMS.get(network)
  if (form === undefined) return undefined
  switch (scriptKind(script)) {
    case 'key':
      return createBase58check(sha256).encode(Uint8Array.from([form.key, ...script.slice(3, 23)]))
    case 'script':
      return createBase58check(sha256).encode(
        Uint8Array.from([form.script, ...script.slice(2, 22)]),
      )
    case 'witness':
      return bech32.encode(form.prefix, [0, ...bech32.toWords(script.slice(2))])
    case 'taproot':
      return bech32m.encode(form.prefix, [1, ...bech32m.toWords(script.slice(2))])
    case 'other':
      return undefined
  }
}
