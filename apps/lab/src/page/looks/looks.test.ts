import { expect, test } from 'vitest'
import { readConfiguration } from '../../options/configuration.ts'
import { themeVariablesOf } from '../../options/to-product-options.ts'
import { LOOKS, lookIn, lookOf } from './looks.ts'

test.each([
  ['', false, 'light'],
  ['', true, 'dark'],
  ['themeMode=dark', false, 'dark'],
  ['themeMode=light', true, 'light'],
  ['themeVariables.accent=%23ff0000', false, undefined],
])('%s, where the system is dark: %s, is the look %s', (search, isDark, id) => {
  expect(lookOf(readConfiguration(search), isDark)?.id).toBe(id)
})

test.each(LOOKS)(
  '$id is recognised once it is worn, and changes nothing but the look',
  ({ id, options }) => {
    const worn = { ...readConfiguration('?wallets=fjord'), ...options }

    expect(lookOf(worn, options.themeMode === 'dark')?.id).toBe(id)
    expect(lookIn(worn)).toEqual(options)
    expect(worn.wallets).toEqual(['fjord'])
  },
)

test('numbers of a look reach the product as numbers', () => {
  const square = LOOKS.find(({ id }) => id === 'square')
  const configuration = { ...readConfiguration(''), ...square?.options }

  expect(themeVariablesOf(configuration)).toMatchObject({ radius: 0, base: 9 })
})
