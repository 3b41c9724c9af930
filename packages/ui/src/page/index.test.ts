import { expect, test } from 'vitest'
import * as page from './index.ts'

test('the page entry exports these names', () => {
  expect(Object.keys(page).sort()).toEqual(['PageAccountButton', 'PageButton', 'PageNetworkButton'])
})
