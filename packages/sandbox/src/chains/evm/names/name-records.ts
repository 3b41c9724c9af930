import {
  concat,
  getAddress,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  size,
  slice,
  stringToHex,
  toHex,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import type { NodeRequest } from '../node-request.ts'
import { NAMES_CODE } from './code.ts'

/**
 * The contract that resolves ENS names on mainnet. Source: docs.ens.domains, resolvers, universal.
 */
const RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** The places of the contract's records in its storage. Source: names.sol. */
const OWNERS = 0
const CLAIMS = 1
const CLAIMED = 2

const WORD = 32
const NOTHING = pad('0x', { size: WORD })

/** The records of names on one chain, where every library that knows ENS finds them. */
export interface NameRecords {
  /** Lets a name resolve to an address; null removes it. */
  setOwner(name: string, owner: string | null): Promise<void>
  /** Sets the name that an address claims, which may belong to another address. */
  setClaim(address: string, name: string | null): Promise<void>
}

/** Puts the resolver on a chain. No block is mined for its records. */
export async function createNameRecords(request: NodeRequest): Promise<NameRecords> {
  await request('anvil_setCode', [RESOLVER, NAMES_CODE])
  const write = (place: Hex, value: Hex) => request('anvil_setStorageAt', [RESOLVER, place, value])

  return {
    async setOwner(name, owner) {
      await write(placeOf(hashOf(name), OWNERS), owner === null ? NOTHING : wordOf(owner))
    },
    async setClaim(address, name) {
      const key = wordOf(address)
      await write(placeOf(key, CLAIMED), name === null ? NOTHING : hashOf(name))
      const words = textWords(placeOf(key, CLAIMS), name ?? '')
      await Promise.all(words.map(([place, word]) => write(place, word)))
    },
  }
}

function hashOf(name: string): Hex {
  return keccak256(toHex(packetToBytes(name)))
}

function wordOf(address: string): Hex {
  return pad(getAddress(address), { size: WORD })
}

/** The place of a mapping's value. Source: Solidity, layout of state variables in storage. */
function placeOf(key: Hex, mapping: number): Hex {
  return keccak256(concat([key, numberToHex(mapping, { size: WORD })]))
}

/** The words of a text and their places: one, or its length and the text elsewhere. */
function textWords(place: Hex, text: string): readonly (readonly [place: Hex, word: Hex])[] {
  const bytes = stringToHex(text)
  const length = size(bytes)
  if (length < WORD) {
    const short = pad(bytes, { dir: 'right', size: WORD - 1 })
    return [[place, concat([short, numberToHex(length * 2, { size: 1 })])]]
  }
  const first = BigInt(keccak256(place))
  const words = Array.from({ length: Math.ceil(length / WORD) }, (_, at) => {
    const part = slice(bytes, at * WORD, Math.min((at + 1) * WORD, length))
    const placeOfPart = numberToHex(first + BigInt(at), { size: WORD })
    return [placeOfPart, pad(part, { dir: 'right', size: WORD })] as const
  })
  return [[place, numberToHex(length * 2 + 1, { size: WORD })], ...words]
}
