import { Address, OutScript } from '@scure/btc-signer'
import { bytesToHex, hexToBytes } from 'viem'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'

const { regtest } = BITCOIN_NETWORKS

/** The script that pays an address, hexadecimal; undefined for what is no address of regtest. */
export function scriptOf(address: string): string | undefined {
  try {
    const script = OutScript.encode(Address(regtest).decode(address))
    return bytesToHex(script).slice(2)
  } catch {
    // No address: the caller says so in its own way.
    return undefined
  }
}

/** Returns the type of a script and the address that encodes it. Source: Esplora's REST. */
export function describeScript(script: string): {
  readonly type: string
  readonly address: string | undefined
} {
  try {
    const decoded = OutScript.decode(hexToBytes(`0x${script}`))
    const type = TYPES[decoded.type]
    if (type === undefined) return { type: 'unknown', address: undefined }
    return { type, address: Address(regtest).encode(decoded) }
  } catch {
    // Scripts without an address, such as the data output of a block's own transaction.
    return { type: script.startsWith('6a') ? 'op_return' : 'unknown', address: undefined }
  }
}

const TYPES: Readonly<Record<string, string>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'v0_p2wpkh',
  wsh: 'v0_p2wsh',
  tr: 'v1_p2tr',
}
