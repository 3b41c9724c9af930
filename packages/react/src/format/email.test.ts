import { expect, test } from 'vitest'
import { shortEmail } from './email.ts'

test.each([
  ['mira@salt.example', 'mira@salt.example'],
  ['mira.lindqvist@saltmarket.example', 'mira.lindqvist@saltmarket.example'],
  ['mira.lindqvist.of.saltmarket@salt.example', 'mira.lindqvist.of.sa…@salt.example'],
  ['m@a-very-long-host-of-the-saltmarket.example', 'm@a-very-long-ho…altmarket.example'],
  ['ünïcödé.ünïcödé.ünïcödé@sält.example', 'ünïcödé.ünïcödé.ünïc…@sält.example'],
])('%s is shown as %s', (email, shown) => {
  expect(shortEmail(email)).toBe(shown)
  expect(shown.split('…').length).toBeLessThanOrEqual(2)
})
