import { bytesToHex, concat, keccak256, stringToBytes } from 'viem/utils'

/** The hash of a name in its normal form. Source: ENSIP-1. */
export function nameHash(name: string): `0x${string}` {
  const labels = name.split('.').reverse()
  let node: `0x${string}` = `0x${'0'.repeat(64)}`
  for (const label of labels) node = keccak256(concat([node, keccak256(stringToBytes(label))]))
  return node
}

/** A name as DNS encodes it: the length of each label before it. Source: RFC 1035, ENSIP-10. */
export function toDnsName(name: string): `0x${string}` {
  const labels = name.split('.').map((label) => {
    const bytes = stringToBytes(label)
    return concat([Uint8Array.of(bytes.length), bytes])
  })
  return bytesToHex(concat([...labels, Uint8Array.of(0)]))
}
