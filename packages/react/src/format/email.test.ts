import { expect, test } from 'vitest'
import { shortEmail } from './email.ts'

test.each([
  ['mira@salt.example', 'mira@salt.example'],
  ['mira.lindqvist@salt.exampl', 'mira.lindqvist@salt.exampl'],
  ['mira.lindqvist.of.saltmarket@salt.example', 'mira.lindqvi…@salt.example'],
  ['m@a-very-long-host-of-the-saltmarket.example', 'm@a-very…altmarket.example'],
  ['ünïcödé.ünïcödé.ünïcödé@sält.example', 'ünïcödé.ünïc…@sält.example'],
])('%s is shown as %s', (email, shown) => {
  expect(shortEmail(email)).toBe(shown)
  expect(shown.split('…').length).toBeLessThanOrEqual(2)
})
