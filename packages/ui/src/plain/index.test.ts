import { expect, test } from 'vitest'
import * as plain from './index.ts'

test('the entry of buttons without React exports these names', () => {
  expect(Object.keys(plain).sort()).toEqual(['addSheet', 'createPlainButton'])
})
