import { expect, test } from 'vitest'
import { cutBitting } from './bitting.ts'

/** Source: the prototype of the design, which shows these three on its boards. */
test.each([
  [
    '0x4F0c9A21bD7e58E3C6ac1f04B27D9c5E81f3D2a8',
    'oklch(.38 .085 240)',
    'oklch(.82 .095 204)',
    'M0 0H40V19.2H32V15.0H24V27.6H16V27.6H8V27.6H0V0z',
  ],
  [
    '0xB17e40cD92aE3F5c086a1E7749fA20bC5533De91',
    'oklch(.38 .085 15)',
    'oklch(.82 .095 51)',
    'M0 0H40V31.8H32V15.0H24V15.0H16V31.8H8V15.0H0V0z',
  ],
  [
    '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d',
    'oklch(.38 .085 30)',
    'oklch(.82 .095 66)',
    'M0 0H40V23.4H32V27.6H24V27.6H16V19.2H8V27.6H0V0z',
  ],
])('%s is cut as on the boards', (address, ground, blade, path) => {
  expect(cutBitting(address)).toEqual({ ground, blade, path })
})

test('an EVM address has one picture however its letters are cased', () => {
  const address = '0x4F0c9A21bD7e58E3C6ac1f04B27D9c5E81f3D2a8'

  expect(cutBitting(address.toLowerCase())).toEqual(cutBitting(address))
})

test('other addresses are case-sensitive, as they are on their chain', () => {
  const address = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

  expect(cutBitting(address.toLowerCase())).not.toEqual(cutBitting(address))
})

test('one digit more or less gives another picture', () => {
  const address = '0x4F0c9A21bD7e58E3C6ac1f04B27D9c5E81f3D2a8'

  expect(cutBitting(`${address.slice(0, -1)}9`)).not.toEqual(cutBitting(address))
})
