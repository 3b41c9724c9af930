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
  ['skua', { kind: { way: 'sats-connect', namespaces: ['bip122'] } }],
  ['burner', { kind: { name: 'Burner Wallet', way: 'foreign' } }],
])('%s names a wallet', (value, expected) => {
  expect(readPlan(value)).toMatchObject(expected)
})

test.each(['sandbox', 'fjord:ask', 'injected:locked'])('%s is written as it was read', (value) => {
  const plan = readPlan(value)

  expect(plan && writePlan(plan)).toBe(value)
})

test.each(['none', '', 'metamask', 'toString'])('"%s" names no wallet', (value) => {
  expect(readPlan(value)).toBeUndefined()
})

test('the twin claims to be the sandbox wallet and has other accounts', () => {
  const sandbox = readPlan('sandbox')?.kind
  const twin = readPlan('twin')?.kind

  expect(twin?.rdns).toBe(sandbox?.rdns)
  expect(twin?.accounts).not.toEqual(sandbox?.accounts)
})
