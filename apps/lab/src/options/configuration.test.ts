import { expect, test } from 'vitest'
import { readConfiguration, withOption, writeConfiguration } from './configuration.ts'
import { OPTIONS } from './options-table.ts'

test('an empty address means every default, and writes nothing', () => {
  const configuration = readConfiguration('')

  for (const { name, default: usual } of OPTIONS) expect(configuration[name]).toEqual(usual)
  expect(writeConfiguration(configuration)).toBe('')
})

test.each([
  ['themeMode=light', 'themeMode', 'light'],
  ['enableEIP6963=false', 'enableEIP6963', false],
  ['allowUnsupportedChain=true', 'allowUnsupportedChain', true],
  ['projectId=', 'projectId', ''],
  ['networks=1,8453', 'networks', ['1', '8453']],
  ['networks=', 'networks', []],
  ['wallets=sandbox:ask,injected', 'wallets', ['sandbox:ask', 'injected']],
  ['themeVariables.accent=%23ff0000', 'themeVariables.accent', '#ff0000'],
  ['themeMode=purple', 'themeMode', 'purple'],
] as const)('%s is read and written the same', (search, name, value) => {
  const configuration = readConfiguration(`?${search}`)

  expect(configuration[name]).toEqual(value)
  expect(writeConfiguration(configuration)).toBe(search)
})

test('a switch that is set to its default is removed from the address', () => {
  const moved = readConfiguration('?debug=true&themeMode=light')

  const back = withOption(moved, 'debug', false)

  expect(writeConfiguration(back)).toBe('themeMode=light')
})

test('any text is read from the address as it was written', () => {
  const strange = '{"1": "https://a.example/?x=1&y=2#z", "é": "%25"}'
  const configuration = withOption(readConfiguration(''), 'strings', strange)

  const read = readConfiguration(`?${writeConfiguration(configuration)}`)

  expect(read.strings).toBe(strange)
})

test('no two switches share a name', () => {
  const names = OPTIONS.map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
})
