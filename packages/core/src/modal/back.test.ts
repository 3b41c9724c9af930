import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import { afterBack } from './back.ts'

const account: Route = { view: 'Account', params: {} }
const networks: Route = { view: 'Networks', params: {} }
const toBase: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }
const unsupported: Route = { view: 'UnsupportedChain', params: {} }

test.each<[rule: string, history: readonly Route[], after: readonly Route[] | 'close']>([
  ['back pops history', [account, networks], [account]],
  ['back pops only one', [account, networks, toBase], [account, networks]],
  ['one entry closes', [account], 'close'],
  ['no entry closes', [], 'close'],
  ['UnsupportedChain in front closes', [account, unsupported], 'close'],
  ['UnsupportedChain behind closes', [unsupported, toBase], 'close'],
  ['UnsupportedChain in the middle closes', [account, unsupported, toBase], 'close'],
])('%s', (_rule, history, after) => {
  expect(afterBack(history)).toEqual(after)
})
