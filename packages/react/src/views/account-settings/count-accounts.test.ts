import type { Session } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aSnapshot, connectedOn, TEXT } from '../../testing/a-snapshot.ts'
import { countAccounts } from './count-accounts.ts'

test('a wallet that serves two namespaces is one, and two of one name in a namespace are two', () => {
  const { accounts, network } = connectedOn()
  if (accounts.eip155?.status !== 'connected') throw new Error('Expected a connection')
  const { session, wallet } = accounts.eip155
  const onSolana = {
    status: 'connected',
    wallet: { ...wallet, namespace: 'solana' },
    session: { ...session, id: 's', namespace: 'solana', accounts: ['solana:5eykt4Us:A'] },
  } as const
  const count = (inactive: Parameters<typeof aSnapshot>[0]) =>
    countAccounts(
      aSnapshot({ network, accounts: { ...accounts, solana: onSolana }, ...inactive }),
      TEXT,
    )

  expect(count({})).toBe('2')
  const other = { session: { ...session, id: 'b' }, wallet }
  expect(count({ inactive: { eip155: [other] } })).toBe('3 in 2 wallets')
})

test.each([
  [['0x1'], [], undefined],
  [['0x1', '0x2'], [], '2'],
  [['0x1', '0x2'], ['0x3', '0x4'], '4 in 2 wallets'],
])('accounts %j, and %j in another wallet, are counted as "%s"', (own, others, count) => {
  const { accounts, network } = connectedOn()
  if (accounts.eip155?.status !== 'connected') throw new Error('Expected a connection')
  const { session, wallet } = accounts.eip155
  const withAccounts = (id: string, addresses: readonly string[]): Session => ({
    ...session,
    id,
    accounts: addresses.map((address) => `eip155:1:${address}` as const),
  })
  const inactive = others.length > 0 ? [{ session: withAccounts('b', others), wallet }] : []

  const counted = countAccounts(
    aSnapshot({
      network,
      accounts: { eip155: { status: 'connected', wallet, session: withAccounts('a', own) } },
      inactive: { eip155: inactive },
    }),
    TEXT,
  )

  expect(counted).toBe(count)
})
