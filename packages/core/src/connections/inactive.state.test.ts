import { expect, test } from 'vitest'
import type { Connection, RootState } from '../store/root-state.ts'
import { createKeptSlice } from './inactive.state.ts'

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

test('connections are kept by namespace, the newest first, each session once', () => {
  const state: Pick<RootState, 'kept'> = {}
  const kept = createKeptSlice(state)

  for (const id of ['a', 'b', 'a']) kept.keep(aConnection(id, 'eip155:1'))
  kept.keep(aConnection('c', 'solana:main'))

  expect(kept.list('eip155').map(({ session }) => session.id)).toEqual(['a', 'b'])
  expect(kept.list('solana').map(({ session }) => session.id)).toEqual(['c'])
  expect(kept.find('eip155', 'b')?.wallet.name).toBe('b')
  expect(kept.find('solana', 'b')).toBeUndefined()
})

test('what is not kept is not renewed, and removing it changes nothing', () => {
  const state: Pick<RootState, 'kept'> = {}
  const kept = createKeptSlice(state)
  kept.remove('eip155', 'a')
  expect(state).toEqual({})
  kept.keep(aConnection('a', 'eip155:1'))

  kept.update(aConnection('a', 'eip155:10').session)
  kept.update(aConnection('b', 'eip155:10').session)

  expect(kept.list('eip155').map(({ session }) => session.networkId)).toEqual(['eip155:10'])
  kept.remove('eip155', 'a')
  expect(state.kept).toEqual({})
  kept.clear()
  expect(state).toEqual({})
})
