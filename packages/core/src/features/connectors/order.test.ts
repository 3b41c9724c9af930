import { expect, test } from 'vitest'
import { orderGroups } from './order.ts'

type Group = 'a' | 'b' | 'c' | 'd'
const usual: readonly Group[] = ['a', 'b', 'c', 'd']

test.each<[rule: string, configured: readonly Group[], enabled: readonly Group[], order: string]>([
  ['the usual order where nothing is configured', [], ['d', 'b', 'a', 'c'], 'abcd'],
  ['the configured order first, the rest after', ['c', 'a'], usual, 'cabd'],
  ['what is not enabled is left out', ['c', 'a'], ['a', 'd'], 'ad'],
  ['a group that is configured twice is shown once', ['b', 'b', 'a'], usual, 'bacd'],
  ['nothing enabled, nothing shown', ['a'], [], ''],
])('%s', (...[, configured, enabled, order]) => {
  expect(orderGroups(new Set(enabled), { configured, usual }).join('')).toBe(order)
})
