import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import { afterSwitch } from './after-switch.ts'

const account: Route = { view: 'Account', params: {} }
const networks: Route = { view: 'Networks', params: {} }
const connect: Route = { view: 'Connect', params: {} }
const unsupported: Route = { view: 'UnsupportedChain', params: {} }
const switching: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }

test.each<[string, readonly Route[], readonly Route[] | 'close']>([
  ['from the account back to it', [account, networks, switching], [account]],
  ['from the page back to it', [networks, switching], 'close'],
  ['straight from the page', [switching], 'close'],
  ['past the wallets that were offered besides', [connect, switching], 'close'],
  ['out of UnsupportedChain', [unsupported, switching], 'close'],
  ['a view in front stays', [account], [account]],
])('%s', (_, history, expected) => {
  expect(afterSwitch(history)).toEqual(expected)
})
