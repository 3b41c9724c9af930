import type { EvmProvider } from '@latchkey/core/contract'
import { expectTypeOf, test } from 'vitest'
import { useLatchkeyAccount, useLatchkeyProvider } from './index.ts'

test('the properties are those of React’s hooks, and can’t be set', () => {
  const account = useLatchkeyAccount({ namespace: () => 'eip155' })
  const { provider } = useLatchkeyProvider('eip155')

  expectTypeOf(account.address).toEqualTypeOf<string | undefined>()
  expectTypeOf(provider).toEqualTypeOf<EvmProvider | undefined>()
  // @ts-expect-error The state can't be set.
  account.isConnected = true
  // @ts-expect-error No namespace has this name.
  useLatchkeyAccount({ namespace: () => 'ethereum' })
})
