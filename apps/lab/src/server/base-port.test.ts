import { expect, test } from 'vitest'
import { readBasePort } from './base-port.ts'

test.each([
  [undefined, 4400],
  ['', 4400],
  ['5000', 5000],
  ['65000', 65_000],
])('LAB_PORT %s means %i', (text, port) => {
  expect(readBasePort(text)).toBe(port)
})

test.each(['80', '65001', '4e3', '-1', 'http', '44.5', ' 4400'])(
  'LAB_PORT "%s" is refused',
  (text) => {
    expect(() => readBasePort(text)).toThrow(
      `LAB_PORT must be a whole number from 1024 to 65000; it is "${text}".`,
    )
  },
)
