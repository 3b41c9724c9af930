import { toHex } from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import { nameHash, toDnsName } from './name-hash.ts'

test.each(['eth', 'alice.eth', 'pay.alice.eth', '🦊.eth', `${'a'.repeat(250)}.eth`])(
  'the name %s is hashed and encoded as viem does',
  (name) => {
    expect(nameHash(name)).toBe(namehash(name))
    expect(toDnsName(name)).toBe(toHex(packetToBytes(name)))
  },
)
