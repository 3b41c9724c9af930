import { expect, test } from 'vitest'
import { replacementOf } from './force-states.ts'

test.each([
  ['.a:hover', '.a[data-force~="hover"]'],
  [
    '.a:hover:not([aria-disabled="true"], :disabled)',
    '.a[data-force~="hover"]:not([aria-disabled="true"], :disabled)',
  ],
  ['.a:focus-visible', '.a[data-force~="focus"]'],
  ['.a:focus-within', '.a:has([data-force~="focus"])'],
  ['.a:active', '.a[data-force~="pressed"]'],
  [
    '.a:is(:hover, :focus-within) > .b',
    '.a:is([data-force~="hover"], :has([data-force~="focus"])) > .b',
  ],
  ['.a', undefined],
  ['.a:focus', undefined],
])('%s also matches %s', (selector, forced) => {
  expect(replacementOf(selector)).toBe(forced)
})
