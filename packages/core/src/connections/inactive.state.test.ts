import { expect, test } from 'vitest'
import type { Connection } from '../store/state/connections.ts'
import type { RootState } from '../store/state/root.ts'
import { createInactiveSlice } from './inactive.state.ts'

function aConnection(id: string, networkId: Connection['session']['networkId']): Connection {
  const [namespace = ''] = networkId.split(':')
  return {
    // The id begins with its namespace.
    session: {
      id,
      namespace: namespace as Connection['session']['namespace'],
      walletId: id,
      accounts: [],
      networkId,
    },
    wallet: { id, namespace: namespace as Connection['session']['namespace'], name: id },
  }
}

test('connections are listed by namespace, the newest first, each session once', () => {
  const state: Pick<RootState, 'inactive'> = {}
  const inactive = createInactiveSlice(state)

  for (const id of ['a', 'b', 'a']) inactive.add(aConnection(id, 'eip155:1'))
  inactive.add(aConnection('c', 'solana:main'))

  expect(inactive.list('eip155').map(({ session }) => session.id)).toEqual(['a', 'b'])
  expect(inactive.list('solana').map(({ session }) => session.id)).toEqual(['c'])
  expect(inactive.find('eip155', 'b')?.wallet.name).toBe('b')
  expect(inactive.find('solana', 'b')).toBeUndefined()
})

test('a session that is not in the list is not updated, and removing it changes nothing', () => {
  const state: Pick<RootState, 'inactive'> = {}
  const inactive = createInactiveSlice(state)
  inactive.remove('eip155', 'a')
  expect(state).toEqual({})
  inactive.add(aConnection('a', 'eip155:1'))

  inactive.update(aConnection('a', 'eip155:10').session)
  inactive.update(aConnection('b', 'eip155:10').session)

  expect(inactive.list('eip155').map(({ session }) => session.networkId)).toEqual(['eip155:10'])
  inactive.remove('eip155', 'a')
  expect(state.inactive).toEqual({})
  inactive.clear()
  expect(state).toEqual({})
})
