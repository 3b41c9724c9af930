import { expectTypeOf, test } from 'vitest'
import { accountOn } from './account-id.ts'
import {
  type AccountId,
  type KnownNamespace,
  type Namespace,
  type NetworkId,
  namespaceOf,
  networkOf,
} from './caip.ts'

test('ids keep their namespace', () => {
  expectTypeOf(namespaceOf('eip155:1')).toEqualTypeOf<'eip155'>()
  expectTypeOf(networkOf('solana:main:abc')).toEqualTypeOf<NetworkId<'solana'>>()
  expectTypeOf(accountOn('eip155:1', '0x1')).toEqualTypeOf<AccountId<'eip155'>>()
})

test('an adapter may serve a namespace that the specification does not name', () => {
  expectTypeOf<'sui:mainnet'>().toExtend<NetworkId>()
  expectTypeOf(namespaceOf('sui:mainnet')).toEqualTypeOf<'sui'>()
  expectTypeOf<'sui'>().toExtend<Namespace>()
  expectTypeOf<'sui'>().not.toExtend<KnownNamespace>()
})

test('a string is not an id until it is parsed', () => {
  expectTypeOf<string>().not.toExtend<NetworkId>()
  expectTypeOf<'eip155:1'>().not.toExtend<AccountId>()
})
