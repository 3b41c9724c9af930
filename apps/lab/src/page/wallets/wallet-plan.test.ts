import { expect, test } from 'vitest'
import { readPlan, writePlan } from './wallet-plan.ts'

test.each([
  [
    'sandbox',
    { kind: { name: 'Sandbox Wallet', rdns: 'dev.latchkey.sandbox' }, behaviour: 'approve' },
  ],
  ['sandbox:reject', { behaviour: 'reject' }],
  ['fjord:never-answer', { kind: { name: 'Fjord' }, behaviour: 'never-answer' }],
  ['fjord:dance', { kind: { name: 'Fjord' }, behaviour: 'approve' }],
  ['injected', { kind: { way: 'injected' } }],
  ['skua', { kind: { way: 'sats-connect', families: ['bip122'] } }],
  ['burner', { kind: { name: 'Burner Wallet', way: 'foreign' } }],
])('%s names a wallet', (word, expected) => {
  expect(readPlan(word)).toMatchObject(expected)
})

test.each(['sandbox', 'fjord:ask', 'injected:locked'])('%s is written as it was read', (word) => {
  const plan = readPlan(word)

  expect(plan && writePlan(plan)).toBe(word)
})

test.each(['none', '', 'metamask', 'toString'])('"%s" names no wallet', (word) => {
  expect(readPlan(word)).toBeUndefined()
})

test('the twin claims to be the sandbox wallet and holds other accounts', () => {
  const sandbox = readPlan('sandbox')?.kind
  const twin = readPlan('twin')?.kind

  expect(twin?.rdns).toBe(sandbox?.rdns)
  expect(twin?.accounts).not.toEqual(sandbox?.accounts)
})
