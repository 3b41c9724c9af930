import type { Route } from '@latchkey/core'
import { expect, test } from 'vitest'
import { aSnapshot, FJORD, recordActions } from '../testing/a-snapshot.ts'
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
