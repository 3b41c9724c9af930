import { readFileSync } from 'node:fs'
import * as presets from '@latchkey/react/presets'
import { expect, test } from 'vitest'
import { codeOf, PRESET_NAMES, type ThemeChoice, tokensOf, withToken } from './theme-choice.ts'

const { warm } = presets
const CHANGED: ThemeChoice = {
  themeMode: 'light',
  preset: 'warm',
  variables: { ...warm, accent: '#0a7d5a', radius: 0 },
}
const OWN: ThemeChoice = {
  themeMode: 'system',
  variables: { fontFamily: "It's, serif", width: '400px', contrast: 'more', mixStrength: 5 },
}
const CHOICES: readonly ThemeChoice[] = [
  { themeMode: 'dark', variables: {} },
  ...PRESET_NAMES.map((preset) => {
    return { themeMode: 'system', preset, variables: tokensOf(preset) } as const
  }),
  CHANGED,
  OWN,
  { themeMode: 'light', preset: 'warm', variables: withToken(warm, 'fontFamily', '') },
  { themeMode: 'light', variables: { fontFamily: "\"It's\", 'a\\b', serif" } },
]

/** Runs the file with a `createLatchkey` that keeps its options. */
function optionsIn(code: string): unknown {
  const body = code.replace(/^import .*$/gm, '').replace('export const latchkey =', 'return')
  const names = ['createLatchkey', 'mainnet', ...PRESET_NAMES]
  const values = [(options: unknown) => options, 'mainnet', ...PRESET_NAMES.map(tokensOf)]
  return new Function(...names, body)(...values)
}

test.each(CHOICES)('the code of %j gives exactly this theme', (choice) => {
  const { themeMode, variables } = choice
  const theme = Object.keys(variables).length === 0 ? {} : { themeVariables: variables }

  expect(optionsIn(codeOf(choice))).toEqual({ networks: ['mainnet'], themeMode, ...theme })
})

/** The samples are compiled with all other files, so that what is copied compiles on a site. */
test.each([
  ['changed-preset', CHANGED],
  ['own-theme', OWN],
  ['preset', { themeMode: 'system', preset: 'soft', variables: tokensOf('soft') }],
] as const)('the code of the sample %s is what compiles', (name, choice) => {
  const sample = readFileSync(new URL(`./samples/${name}.ts`, import.meta.url), 'utf8')

  expect(codeOf(choice)).toBe(sample)
})

test('every preset is offered', () => {
  expect([...PRESET_NAMES].sort()).toEqual(Object.keys(presets).sort())
})
