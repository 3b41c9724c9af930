import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import type { RouterState } from '../store/state/modal.ts'
import { createRouterSlice } from './router.state.ts'

const connect: Route = { view: 'Connect', params: {} }
const networks: Route = { view: 'Networks', params: {} }
const account: Route = { view: 'Account', params: {} }
const toBase: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }
const toMainnet: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:1' } }

function aRouter(...history: readonly Route[]) {
  const state: RouterState = { history, direction: 'next' }
  return { state, router: createRouterSlice(state) }
}

test('a pushed view is shown', () => {
  const { state, router } = aRouter(account)

  router.push(networks)

  expect(state).toEqual({ history: [account, networks], direction: 'next' })
})

test('pushing the same view with the same parameters changes nothing', () => {
  const { state, router } = aRouter(networks, toBase)
  const before = state.history

  router.push({ view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } })

  expect(state.history).toBe(before)
})

test('the same view with other parameters is another view', () => {
  const { state, router } = aRouter(networks, toBase)

  router.push(toMainnet)

  expect(state.history).toEqual([networks, toBase, toMainnet])
})

test('replacing changes only the shown view', () => {
  const { state, router } = aRouter(account, networks)

  router.replace(toBase)

  expect(state).toEqual({ history: [account, toBase], direction: 'next' })
})

test('going back shows the previous view and animates backwards', () => {
  const { state, router } = aRouter(account, networks)

  router.restore([account])

  expect(state).toEqual({ history: [account], direction: 'back' })
})

test('the last view can not be removed', () => {
  const { state, router } = aRouter(account)

  router.restore([])

  expect(state.history).toEqual([account])
})

test('resetting to the only view changes nothing', () => {
  const { state, router } = aRouter(connect)
  const before = state.history

  router.reset({ view: 'Connect', params: {} })

  expect(state.history).toBe(before)
})

test('resetting clears the history, and animates backwards if there was one', () => {
  const { state, router } = aRouter(account, networks, toBase)

  router.reset(connect)

  expect(state).toEqual({ history: [connect], direction: 'back' })
})

test('a restored history is shown as it is, but never an empty one', () => {
  const { state, router } = aRouter(account, networks, toBase)

  router.restore([account, networks])
  router.restore([])

  expect(state).toEqual({ history: [account, networks], direction: 'back' })
})
