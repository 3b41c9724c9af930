import { expect, test } from 'vitest'
import { type LastRead, mayReadBalance } from './retry-window.ts'

const atMs = 1_000

test.each<[rule: string, last: LastRead | undefined, nowMs: number, may: boolean]>([
  ['never requested', undefined, 0, true],
  ['just failed', { outcome: 'failed', atMs }, atMs, false],
  ['failed 29.999 s ago', { outcome: 'failed', atMs }, atMs + 29_999, false],
  ['failed 30 s ago', { outcome: 'failed', atMs }, atMs + 30_000, true],
  ['just read', { outcome: 'read', atMs }, atMs, false],
  ['read 29.999 s ago', { outcome: 'read', atMs }, atMs + 29_999, false],
  ['read 30 s ago', { outcome: 'read', atMs }, atMs + 30_000, true],
])('%s', (...[, last, nowMs, may]) => {
  expect(mayReadBalance(last, nowMs)).toBe(may)
})
