import { expect, test } from 'vitest'
import { completeScheme } from './wallet-scheme.ts'

test.each([
  ['okx', 'okx://'],
  ['okx:', 'okx://'],
  ['okx:/', 'okx://'],
  ['okx://', 'okx://'],
  ['okx://main', 'okx://main'],
  ['https://w.example', 'https://w.example'],
  ['tel:1', 'tel:1'],
  ['two words', 'two words'],
  ['', ''],
])('%j is corrected to %j', (link, corrected) => {
  expect(completeScheme(link)).toBe(corrected)
})
