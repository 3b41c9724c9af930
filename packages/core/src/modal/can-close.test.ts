import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import { canClose } from './can-close.ts'

const account: Route = { view: 'Account', params: {} }
const unsupported: Route = { view: 'UnsupportedChain', params: {} }
const toBase: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }

test.each<[rule: string, history: readonly Route[], isForced: boolean, expected: boolean]>([
  ['a usual view closes', [account], false, true],
  ['UnsupportedChain holds a normal close', [unsupported], false, false],
  ['UnsupportedChain over another view holds it too', [account, unsupported], false, false],
  ['a forced close leaves UnsupportedChain', [unsupported], true, true],
  ['a view in front of UnsupportedChain closes', [unsupported, toBase], false, true],
])('%s', (...[, history, isForced, expected]) => {
  expect(canClose({ router: { history, direction: 'next' } }, { isForced })).toBe(expected)
})
