import { expect, test } from 'vitest'
import { labelProblem, readLabel } from './name-rules.ts'

test.each([
  ['mira', 'mira'],
  [' Mira-L ', 'mira-l'],
  ['MIRA.reown.id', 'mira'],
  ['mira.eth', 'mira.eth'],
  ['', ''],
])('the label of "%s" is "%s"', (text, label) => {
  expect(readLabel(text)).toBe(label)
})

test.each([
  ['mira', undefined],
  ['m1-a', undefined],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), 'long'],
  ['mir', 'short'],
  ['', 'short'],
  ['mi ra', 'characters'],
  ['m.a', 'characters'],
  ['mira.eth', 'characters'],
  ['mira@', 'characters'],
  ['mira_l', 'characters'],
  ['míra', 'characters'],
  ['ｍｉｒａ', 'characters'],
  ['мira', 'characters'],
  ['mira🦊', 'characters'],
  ['mira\u200b', 'characters'],
  ['\u202emira', 'characters'],
  ['__proto__', 'characters'],
])('the problem of "%s" is %s', (label, problem) => {
  expect(labelProblem(label)).toBe(problem)
})
