import type { Route } from '@latchkey/core'
import { expect, test } from 'vitest'
import { ADDRESS, aSnapshot, connectedOn, FJORD, recordActions } from '../testing/a-snapshot.ts'
import { headerModel } from './header.model.ts'

const CONNECT: Route = { view: 'Connect', params: {} }
const WALLET: Route = {
  view: 'ConnectingExternal',
  params: { namespace: 'eip155', walletId: FJORD.id },
}
const { actions } = recordActions()

test('there is a back button exactly when the history has an entry', () => {
  const behind = aSnapshot({ router: { history: [CONNECT, WALLET], direction: 'next' } })

  expect(headerModel(behind, WALLET, actions).back).toBeDefined()
  expect(headerModel(aSnapshot(), CONNECT, actions).back).toBeUndefined()
})

test('the close button closes in every view', () => {
  const { calls, actions: recorded } = recordActions()

  headerModel(aSnapshot(), CONNECT, recorded).close?.()

  expect(calls).toEqual(['close {"isForced":true}'])
})

test('above a sign-in that is required it closes only what may be closed', () => {
  const { calls, actions: recorded } = recordActions()
  const account = `eip155:1:${ADDRESS}` as const
  const current = { step: 'preparing', account } as const

  headerModel(aSnapshot({ signIn: { isRequired: true, current } }), CONNECT, recorded).close?.()
  headerModel(aSnapshot({ signIn: { isRequired: false, current } }), CONNECT, recorded).close?.()

  expect(calls).toEqual(['close {"isForced":false}', 'close {"isForced":true}'])
})

const ACCOUNT: Route = { view: 'Account', params: {} }

test('on Account it leads to smart sessions, where the website has them', () => {
  const { calls, actions: recorded } = recordActions()
  const on = aSnapshot(connectedOn(), { features: { smartSessions: true } })

  headerModel(on, ACCOUNT, recorded).sessions?.()

  expect(calls).toEqual(['router.push SmartSessionList {}'])
  expect(headerModel(on, CONNECT, actions).sessions).toBeUndefined()
  expect(headerModel(aSnapshot(connectedOn()), ACCOUNT, actions).sessions).toBeUndefined()
  const nobody = aSnapshot({}, { features: { smartSessions: true } })
  expect(headerModel(nobody, ACCOUNT, actions).sessions).toBeUndefined()
})
