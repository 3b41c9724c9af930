import { expect, test } from 'vitest'
import type { Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { RootState } from '../store/state/root.ts'
import { createAccountSlice } from './accounts.state.ts'

const session: Session = {
  id: 'one',
  namespace: 'eip155',
  walletId: 'dev.fjord',
  accounts: ['eip155:1:0x1111111111111111111111111111111111111111'],
  networkId: 'eip155:1',
}
const wallet: WalletCard = { id: 'dev.fjord', namespace: 'eip155', name: 'Fjord' }

function aSlice(state: RootState['accounts'] = {}) {
  return { state, slice: createAccountSlice(state) }
}

test('a session makes its namespace connected, and no other', () => {
  const { state, slice } = aSlice()

  slice.write(session, wallet)

  expect(state).toEqual({ eip155: { status: 'connected', session, wallet } })
  expect(slice.session('eip155')).toEqual(session)
  expect(slice.wallet('eip155')).toEqual(wallet)
  expect(slice.session('solana')).toBeUndefined()
})

test.each(['connecting', 'reconnecting'] as const)(
  '%s shows while no wallet is connected',
  (status) => {
    const { state, slice } = aSlice()

    slice.begin('eip155', status)

    expect(state.eip155).toEqual({ status })
    expect(slice.session('eip155')).toBeUndefined()
  },
)

test('a connected account stays when another wallet refuses to connect', () => {
  const { state, slice } = aSlice({ eip155: { status: 'connected', session, wallet } })

  slice.begin('eip155', 'connecting')
  slice.giveUp('eip155')

  expect(state.eip155).toEqual({ status: 'connected', session, wallet })
})

test('an aborted connect leaves the namespace disconnected', () => {
  const { state, slice } = aSlice({ eip155: { status: 'reconnecting' } })

  slice.giveUp('eip155')

  expect(state.eip155).toEqual({ status: 'disconnected' })
})

test('clearing removes all data of the account', () => {
  const { state, slice } = aSlice({ eip155: { status: 'connected', session, wallet } })

  slice.clear('eip155')

  expect(state).toEqual({ eip155: { status: 'disconnected' } })
})
